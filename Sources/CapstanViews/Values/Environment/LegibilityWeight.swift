/// Whether the reader prefers bold text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}
