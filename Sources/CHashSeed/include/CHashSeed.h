#ifndef CHASHSEED_H
#define CHASHSEED_H

// Gives a running process the hashes that the environment variable SWIFT_DETERMINISTIC_HASHING
// would have given it at its start.

/// Sets the seed of Swift's hashes to zero and their orders to those of the capacity alone; does
/// nothing with a runtime that keeps its seed elsewhere.
///
/// Sets and dictionaries that are there already do not find what they hold any more: to be called
/// before there are any.
void chashseed_fix(void);

#endif
