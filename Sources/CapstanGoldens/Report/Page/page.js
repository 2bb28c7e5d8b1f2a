"use strict";
// The page of a motion report. data/run.js calls capstan.run, data/<shot>.js calls capstan.shot;
// both are scripts because a page from disk may not fetch. Pictures load when they are shown.
const capstan = (() => {
  const $ = (id) => document.getElementById(id);
  const views = [
    ["side", "Side by side"], ["expected", "Expected"], ["actual", "Actual"],
    ["difference", "Difference"], ["slider", "Slider"], ["onion", "Onion skin"],
  ];
  const labels = { expected: "Expected", actual: "Actual", difference: "Difference" };
  const bits = { expected: 1, actual: 2, difference: 4 };
  const state = {
    run: null, shots: new Map(), wanted: null, folder: null, data: null, frame: 0, view: "side", zoom: false,
    box: true, cut: 50, onion: 50, playing: false, same: false,
  };
  const loading = new Map();
  const images = new Map();

  // MARK: Small things

  const make = (tag, attributes = {}, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null || value === undefined || value === false) continue;
      if (name === "class") element.className = value;
      else element.setAttribute(name, value === true ? "" : value);
    }
    element.append(...children);
    return element;
  };
  const svg = (tag, attributes = {}) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
  const number = (value) =>
    value === null || value === undefined ? "absent" : String(Math.round(value * 1e5) / 1e5);
  const short = (value) => String(Number(value.toPrecision(4)));
  const kind = (verdict, recording) => {
    if (recording && recording !== "unchanged") return "is-warn";
    if (verdict === "match") return "is-match";
    if (verdict === "environment") return "is-warn";
    return verdict === "curves" ? "is-motion" : "is-fail";
  };
  const verdictText = (shot) =>
    shot.recording && shot.recording !== "unchanged" ? "recorded" : shot.verdict;
  const passes = (shot) => kind(shot.verdict, shot.recording) === "is-match";
  const time = (frame) => ((frame * state.data.rate[1]) / state.data.rate[0]).toFixed(4);
  const fileName = (frame) => "f" + String(frame).padStart(state.data.digits, "0");
  const path = (picture, layer) => {
    const real = layer !== "difference" && !(picture.files & bits[layer]) && picture.verdict === "match"
      ? "expected" : layer;
    if (!(picture.files & bits[real])) return null;
    return `shots/${encodeURIComponent(state.data.folder)}/${fileName(picture.frame)}-${real}.png`;
  };

  // MARK: The run

  function run(data) {
    state.run = data;
    for (const [index, shot] of data.shots.entries()) state.shots.set(shot.folder, { ...shot, index });
    const totals = new Map();
    for (const shot of data.shots) {
      const text = verdictText(shot);
      const entry = totals.get(text) ?? { count: 0, kind: kind(shot.verdict, shot.recording) };
      entry.count += 1;
      totals.set(text, entry);
    }
    for (const [text, entry] of totals) {
      $("totals").append(make("li", { class: `chip ${entry.kind}` }, `${entry.count} ${text}`));
    }
    if (data.notice) {
      $("notice").textContent = data.notice;
      $("notice").hidden = false;
    }
    if (data.orphans.length) {
      $("orphans").textContent = `Goldens of no shot in this run: ${data.orphans.join(", ")}`;
      $("orphans").hidden = false;
    }
    const failing = data.shots.some((shot) => !passes(shot));
    $("failing").checked = failing && data.shots.some(passes);
    document.title = failing
      ? `${data.shots.filter((shot) => !passes(shot)).length} failing · Motion report`
      : "Motion report";
    listShots();
    if (!openFromHash()) {
      const first = data.shots.find((shot) => !passes(shot)) ?? data.shots[0];
      if (first) open(first.folder);
      else $("empty").textContent = "This run had no shots.";
    }
  }

  function listShots() {
    const wanted = $("filter").value.trim().toLowerCase();
    const items = state.run.shots.filter((shot) =>
      (!$("failing").checked || !passes(shot)) && shot.name.toLowerCase().includes(wanted));
    $("shots").replaceChildren(...items.map((shot) => {
      const link = make("a", { href: `#${encodeURIComponent(shot.folder)}` },
        make("span", { class: `mark ${kind(shot.verdict, shot.recording)}`, "aria-hidden": "true" }),
        make("span", { class: "shot-name" }, shot.name),
        make("span", { class: "shot-note" }, shot.note));
      link.dataset.folder = shot.folder;
      if (shot.folder === state.wanted) link.setAttribute("aria-current", "true");
      return make("li", {}, link);
    }));
    if (!items.length) $("shots").append(make("li", { class: "shot-note" }, "No shot of that name."));
  }

  function shot(folder, data) {
    loading.get(folder)?.(data);
  }

  function load(folder) {
    return new Promise((resolve, reject) => {
      loading.set(folder, resolve);
      const script = make("script", { src: `data/${encodeURIComponent(folder)}.js` });
      script.onerror = () => reject(new Error(`data/${folder}.js cannot be read`));
      document.head.append(script);
    });
  }

  async function open(folder, frame = null, view = null) {
    const entry = state.shots.get(folder);
    if (!entry) return;
    pause();
    state.wanted = folder;
    for (const link of $("shots").querySelectorAll("a")) {
      if (link.dataset.folder === folder) {
        link.setAttribute("aria-current", "true");
        link.scrollIntoView({ block: "nearest" });
      } else link.removeAttribute("aria-current");
    }
    try {
      entry.data ??= prepare(folder, await load(folder));
    } catch (error) {
      $("article").hidden = true;
      $("empty").hidden = false;
      $("empty").textContent = error.message;
      return;
    }
    if (state.wanted !== folder) return;
    [state.folder, state.data] = [folder, entry.data];
    if (view) state.view = view;
    show(entry, frame);
  }

  function prepare(folder, data) {
    data.folder = folder;
    data.pictures = data.pictures.map(
      ([frame, verdict, files, summary, level, count, total, ...box]) =>
        ({ frame, verdict, files, summary, level, count, total, box: box.length === 4 ? box : null }));
    data.length = Math.max(data.frames, data.expectedFrames ?? 0, 1);
    data.differing = data.pictures.filter((picture) => picture.verdict !== "match");
    return data;
  }

  // MARK: A shot

  function show(entry, frame) {
    const data = state.data;
    $("empty").hidden = true;
    $("article").hidden = false;
    $("name").textContent = entry.name;
    $("verdict").textContent = verdictText(entry);
    $("verdict").className = `chip ${kind(entry.verdict, entry.recording)}`;
    $("headline").textContent = data.headline;
    $("layers").replaceChildren(...data.layers.map(([title, state, told]) => make("li", { class: state },
      make("span", { class: "sign", "aria-hidden": "true" }, { agrees: "✓", differs: "✗", unknown: "–" }[state]),
      make("b", {}, title), make("span", { class: "told" }, told))));
    $("layers").hidden = !data.layers.length;
    $("details").textContent = data.details.join("\n");
    $("words").hidden = !data.details.length;
    $("words").open = !data.layers.length;
    $("accept").hidden = !data.command;
    $("command").textContent = data.command ?? "";
    $("accept-label").textContent = data.commandLabel ?? "";
    $("viewer").hidden = !data.pictures.length;
    $("timeline").hidden = !data.pictures.length && !data.curves.length;
    for (const id of ["zoom", "box"]) $(id).hidden = !data.differing.some((picture) => picture.box);
    for (const id of ["previous", "next"]) $(id).disabled = !marks().length;
    $("scrub").setAttribute("aria-valuemin", 0);
    $("scrub").setAttribute("aria-valuemax", data.length - 1);
    const first = data.differing[0]?.frame ?? data.curves.find((curve) => curve.first !== undefined)?.first;
    state.frame = -1;
    buildViews();
    buildPlots();
    buildLists();
    seek(frame ?? first ?? 0);
    preload();
  }

  /// The frames that the keys for differences stop at.
  function marks() {
    const data = state.data;
    const frames = data.differing.map((picture) => picture.frame);
    for (const curve of data.curves) if (curve.first !== undefined) frames.push(curve.first);
    for (const list of data.lists) frames.push(list.frame);
    return [...new Set(frames)].sort((a, b) => a - b);
  }

  /// The kept picture that stands at a frame: the last one that is not after it.
  function pictureAt(frame) {
    const pictures = state.data.pictures;
    let found = pictures[0] ?? null;
    for (const picture of pictures) {
      if (picture.frame > frame) break;
      found = picture;
    }
    return found;
  }

  function seek(frame) {
    frame = clamp(Math.round(frame), 0, state.data.length - 1);
    if (frame === state.frame) return;
    state.frame = frame;
    const picture = pictureAt(frame);
    const text = `Frame ${frame}, ${time(frame)} seconds`;
    $("scrub").setAttribute("aria-valuenow", frame);
    $("scrub").setAttribute("aria-valuetext",
      picture?.frame === frame ? `${text}, ${describe(picture)}` : text);
    $("clock").replaceChildren(
      `Frame ${frame} `, make("span", {}, `of ${state.data.length}`), ` · ${time(frame)} s`);
    drawStage();
    drawTrack();
    drawHeads();
    remember();
  }

  const describe = (picture) => {
    if (picture.verdict === "match") return "as expected";
    if (!picture.box) return picture.summary;
    return `${picture.count} of ${picture.total} pixels differ, worst by ${picture.level}`;
  };

  function remember() {
    const view = state.view === "side" ? "" : `/${state.view}`;
    const hash = `#${encodeURIComponent(state.folder)}@${state.frame}${view}`;
    if (state.playing) return;
    try { history.replaceState(null, "", hash); } catch { /* a sandboxed page has no history */ }
  }

  function openFromHash() {
    const match = /^#([^@/]+)(?:@(\d+))?(?:\/(\w+))?$/.exec(location.hash);
    if (!match) return false;
    const folder = decodeURIComponent(match[1]);
    if (!state.shots.has(folder)) return false;
    const view = views.some(([name]) => name === match[3]) ? match[3] : null;
    const frame = match[2] === undefined ? null : Number(match[2]);
    if (folder === state.folder && state.data) {
      if (view) setView(view);
      if (frame !== null) seek(frame);
    } else open(folder, frame, view);
    return true;
  }

  // MARK: Pictures

  function buildViews() {
    $("views").replaceChildren(...views.map(([name, label], index) => {
      const button = make("button", {
        type: "button", role: "radio", "aria-checked": String(name === state.view),
        tabindex: name === state.view ? 0 : -1, title: `${label} (${index + 1})`,
      }, label);
      button.dataset.view = name;
      button.onclick = () => setView(name);
      return button;
    }));
    $("onion-control").hidden = state.view !== "onion";
    $("stage").replaceChildren();
  }

  function setView(name) {
    state.view = name;
    buildViews();
    drawStage();
    remember();
  }

  function preload() {
    images.clear();
    const pictures = state.data.pictures;
    const here = pictures.indexOf(pictureAt(state.frame));
    for (let offset = 0; offset <= 12; offset += 1) {
      for (const index of offset ? [here + offset, here - offset] : [here]) {
        const picture = pictures[index];
        if (!picture) continue;
        for (const layer of ["expected", "actual", "difference"]) {
          const source = path(picture, layer);
          if (source && !images.has(source)) {
            const image = new Image();
            image.src = source;
            images.set(source, image);
          }
        }
      }
    }
  }

  /// The part of the picture that is shown: all of it, or the surroundings of the difference.
  function viewRect(picture) {
    const [width, height] = state.data.size;
    if (!state.zoom) return [0, 0, width, height];
    const box = picture?.box ?? state.data.differing.find((other) => other.box)?.box;
    if (!box) return [0, 0, width, height];
    const [left, top, right, bottom] = box;
    let w = Math.max((right - left + 1) * 1.6 + 8, 24);
    let h = Math.max((bottom - top + 1) * 1.6 + 8, 24);
    w = Math.min(Math.max(w, h / 1.8), width);
    h = Math.min(Math.max(h, w / 1.8), height);
    const x = clamp((left + right + 1 - w) / 2, 0, width - w);
    const y = clamp((top + bottom + 1 - h) / 2, 0, height - h);
    return [x, y, w, h];
  }

  function drawStage() {
    const data = state.data;
    if (!data.pictures.length) return;
    const picture = pictureAt(state.frame);
    const layers = state.view === "side" ? ["expected", "actual", "difference"]
      : state.view === "slider" || state.view === "onion" ? ["both"] : [state.view];
    const stage = $("stage");
    if (stage.childElementCount !== layers.length) {
      stage.replaceChildren(...layers.map((layer) => makeFigure(layer)));
    }
    const rect = viewRect(picture);
    const gap = 18;
    const isStacked = innerWidth <= 620 && rect[2] > 1.3 * rect[3];
    stage.classList.toggle("stacked", isStacked);
    const columns = isStacked ? 1 : layers.length;
    const room = (stage.clientWidth - 36 - gap * (columns - 1)) / columns;
    const tall = Math.max(window.innerHeight * 0.58, 260);
    const fit = Math.min(room, (tall * rect[2]) / rect[3]);
    const largest = state.zoom ? fit : Math.min(fit, rect[2] * Math.max(1, Math.floor(360 / rect[2])));
    const width = Math.max(largest, Math.min(room, 84));
    for (const figure of stage.children) drawFigure(figure, picture, rect, width);
    const place = `${fileName(picture.frame)} at ${time(picture.frame)} s`;
    $("reading").replaceChildren(make("b", {}, place), ` — ${describe(picture)}`,
      picture.box ? `, inside (${picture.box[0]}, ${picture.box[1]})–(${picture.box[2]}, ${picture.box[3]})` : "",
      picture.frame === state.frame ? "" : ` (the last picture kept before frame ${state.frame})`);
  }

  function makeFigure(layer) {
    const pane = make("div", { class: "pane" });
    const caption = make("figcaption");
    if (layer === "both") {
      const name = state.view === "slider" ? "Expected | actual" : "Actual over expected";
      pane.append(make("img", { alt: "", draggable: "false" }),
        make("div", { class: state.view === "slider" ? "over" : "veil" }, make("img", { alt: "", draggable: "false" })));
      if (state.view === "slider") {
        pane.classList.add("slider");
        pane.append(make("span", { class: "tag left" }, "expected"), make("span", { class: "tag right" }, "actual"),
          make("span", { class: "handle" }));
        dragSlider(pane);
      }
      caption.append(make("span", { class: "swatch expected" }), make("span", { class: "swatch actual" }), name);
    } else {
      pane.append(make("img", { alt: "", draggable: "false" }));
      caption.append(make("span", { class: `swatch ${layer}` }), labels[layer]);
    }
    pane.append(make("span", { class: "outline", hidden: true }), make("span", { class: "absent", hidden: true }));
    const figure = make("figure", {}, pane, caption);
    figure.dataset.layer = layer;
    return figure;
  }

  function drawFigure(figure, picture, rect, width) {
    const [x, y, w, h] = rect;
    const [full, tall] = state.data.size;
    const pane = figure.firstChild;
    const layer = figure.dataset.layer;
    const set = (name, value) => pane.style.setProperty(name, value);
    set("--pane-width", `${width}px`);
    set("--pane-ratio", `${w} / ${h}`);
    set("--width", `${(full / w) * 100}%`);
    set("--left", `${(-x / w) * 100}%`);
    set("--top", `${(-y / h) * 100}%`);
    set("--cut", `${state.cut}%`);
    pane.classList.toggle("pixels", width / w > 1.2);
    const wanted = layer === "both" ? ["expected", "actual"] : [layer];
    const missing = [];
    for (const [index, image] of [...pane.querySelectorAll("img")].entries()) {
      const source = path(picture, wanted[index]);
      const name = `${labels[wanted[index]]}, frame ${picture.frame}`;
      image.alt = source ? name : "";
      image.hidden = !source;
      if (source) swap(image, source);
      else missing.push(labels[wanted[index]].toLowerCase());
    }
    const veil = pane.querySelector(".veil");
    if (veil) veil.style.opacity = state.onion / 100;
    const absent = pane.querySelector(".absent");
    absent.hidden = !missing.length;
    absent.textContent = layer === "difference" && picture.verdict === "match"
      ? "No difference" : `No ${missing.join(" and no ")} picture`;
    const outline = pane.querySelector(".outline");
    outline.hidden = !(state.box && picture.box && layer !== "difference");
    if (!outline.hidden) {
      const [left, top, right, bottom] = picture.box;
      const margin = 4 * (w / width);
      Object.assign(outline.style, {
        left: `${((left - margin - x) / w) * 100}%`, top: `${((top - margin - y) / h) * 100}%`,
        width: `${((right - left + 1 + 2 * margin) / w) * 100}%`,
        height: `${((bottom - top + 1 + 2 * margin) / h) * 100}%`,
      });
    }
  }

  /// Shows a picture once it has loaded, unless another is wanted by then.
  function swap(image, source) {
    if (image.dataset.source === source) return;
    image.dataset.source = source;
    const ready = images.get(source);
    if (!image.getAttribute("src") || ready?.complete) {
      image.src = source;
      return;
    }
    const next = ready ?? new Image();
    images.set(source, next);
    next.addEventListener("load", () => {
      if (image.dataset.source === source) image.src = source;
    }, { once: true });
    if (!ready) next.src = source;
  }

  function dragSlider(pane) {
    const move = (event) => {
      const bounds = pane.getBoundingClientRect();
      state.cut = clamp(((event.clientX - bounds.left) / bounds.width) * 100, 0, 100);
      pane.style.setProperty("--cut", `${state.cut}%`);
    };
    pane.onpointerdown = (event) => {
      pane.setPointerCapture(event.pointerId);
      move(event);
    };
    pane.onpointermove = (event) => { if (event.buttons) move(event); };
  }

  // MARK: The timeline

  const margin = 12;
  const trackX = (frame, width) =>
    margin + (frame / Math.max(1, state.data.length - 1)) * (width - 2 * margin);

  function drawTrack() {
    const canvas = $("track");
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (!width || !state.data) return;
    const scale = window.devicePixelRatio || 1;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext("2d");
    context.scale(scale, scale);
    const style = getComputedStyle(document.documentElement);
    const color = (name) => style.getPropertyValue(`--${name}`).trim();
    const x = (frame) => trackX(frame, width);
    const [top, bottom] = [30, 58];
    context.font = `11px ${getComputedStyle(document.body).fontFamily}`;
    context.textBaseline = "middle";

    context.fillStyle = color("sunk");
    context.beginPath();
    context.roundRect(margin - 6, top, width - 2 * margin + 12, bottom - top, 6);
    context.fill();

    context.fillStyle = color("motion");
    for (const [first, last] of state.data.bands) {
      context.globalAlpha = 0.8;
      context.fillRect(x(first) - 1, bottom - 4, x(last) - x(first) + 2, 4);
    }
    context.globalAlpha = 1;

    drawAxis(context, width, x, color);
    drawEvents(context, width, x, top, bottom, color);
    const dense = (width - 2 * margin) / Math.max(1, state.data.length - 1) < 3;
    for (const picture of state.data.pictures) {
      const fails = picture.verdict !== "match";
      context.fillStyle = fails ? color("fail") : color("line-strong");
      const half = fails && !dense ? 1.75 : 1;
      context.fillRect(x(picture.frame) - half, top + (fails ? 4 : 9), half * 2, bottom - top - (fails ? 10 : 20));
    }
    const head = x(state.frame);
    context.fillStyle = color("accent");
    context.fillRect(head - 1, top - 4, 2, bottom - top + 8);
    context.beginPath();
    context.arc(head, top - 5, 5, 0, 2 * Math.PI);
    context.fill();
  }

  function drawAxis(context, width, x, color) {
    const [numerator, denominator] = state.data.rate;
    const seconds = ((state.data.length - 1) * denominator) / numerator;
    const steps = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60];
    const step = steps.find((one) => (seconds / one) * 56 < width) ?? 300;
    context.fillStyle = color("soft");
    for (let index = 0; index * step <= seconds + 1e-9; index += 1) {
      const place = x((index * step * numerator) / denominator);
      const text = `${Math.round(index * step * 100) / 100} s`;
      context.fillRect(place, 61, 1, 4);
      context.textAlign = index === 0 ? "left" : place > width - 26 ? "right" : "center";
      context.fillText(text, index === 0 ? place - 6 : place > width - 26 ? place + 6 : place, 75);
    }
  }

  function drawEvents(context, width, x, top, bottom, color) {
    let free = 0;
    for (const [frame, name] of state.data.events) {
      const place = x(frame);
      context.strokeStyle = color("line-strong");
      context.setLineDash([2, 3]);
      context.beginPath();
      context.moveTo(place, top);
      context.lineTo(place, bottom);
      context.stroke();
      context.setLineDash([]);
      context.fillStyle = color("soft");
      const size = context.measureText(name).width;
      const left = clamp(place - size / 2, 4, width - size - 4);
      if (left < free) continue;
      context.textAlign = "left";
      context.fillText(name, left, 8);
      free = left + size + 12;
    }
  }

  function scrubTo(event) {
    const bounds = $("track").getBoundingClientRect();
    const share = (event.clientX - bounds.left - margin) / (bounds.width - 2 * margin);
    let frame = clamp(share, 0, 1) * (state.data.length - 1);
    const reach = (7 / (bounds.width - 2 * margin)) * (state.data.length - 1);
    const near = marks().filter((mark) => Math.abs(mark - frame) <= reach);
    near.sort((a, b) => Math.abs(a - frame) - Math.abs(b - frame));
    seek(near[0] ?? frame);
  }

  // MARK: Playing

  let began = 0;
  let beganAt = 0;
  function play() {
    state.playing = true;
    $("play").setAttribute("aria-pressed", "true");
    $("play").setAttribute("aria-label", "Pause");
    if (state.frame >= state.data.length - 1) seek(0);
    [began, beganAt] = [performance.now(), state.frame];
    requestAnimationFrame(tick);
  }

  function pause() {
    if (!state.playing) return;
    state.playing = false;
    $("play").setAttribute("aria-pressed", "false");
    $("play").setAttribute("aria-label", "Play");
    remember();
    preload();
  }

  function tick(now) {
    if (!state.playing) return;
    const rate = (state.data.rate[0] / state.data.rate[1]) * Number($("speed").value);
    const frame = beganAt + Math.floor(((now - began) / 1000) * rate);
    seek(Math.min(frame, state.data.length - 1));
    if (frame >= state.data.length - 1) pause();
    else requestAnimationFrame(tick);
  }

  function stepTo(frames, direction) {
    pause();
    const found = direction > 0
      ? frames.find((frame) => frame > state.frame)
      : frames.findLast((frame) => frame < state.frame);
    if (found !== undefined) seek(found);
  }

  // MARK: Curves

  let plots = [];
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      const plot = plots.find((one) => one.area === entry.target);
      if (!plot) continue;
      plot.visible = entry.isIntersecting;
      if (plot.visible) {
        drawPlot(plot);
        drawHead(plot);
      }
    }
  }, { rootMargin: "200px" });

  function buildPlots() {
    observer.disconnect();
    const curves = state.data.curves;
    const agreeing = curves.filter((curve) => curve.state === "same");
    const differing = curves.length - agreeing.length;
    $("curves").hidden = !curves.length;
    $("same-control").hidden = !agreeing.length || !differing;
    const shown = curves.filter((curve) => curve.state !== "same" || state.same || !differing);
    plots = shown.map(makePlot);
    $("plots").replaceChildren(...plots.map((plot) => plot.card));
    for (const plot of plots) observer.observe(plot.area);
    $("plots-more").hidden = !state.data.moreCurves;
    $("plots-more").textContent = state.data.moreCurves
      ? `${state.data.moreCurves} more attributes are in curves.txt and results.json.` : "";
  }

  function makePlot(curve) {
    const area = make("div", { class: "plot-area" });
    const values = make("p", { class: "plot-values" });
    const notes = {
      missing: "missing: expected, and not there", new: "new: not expected", same: "agrees",
    };
    const note = make("p", { class: "plot-note" });
    if (curve.state === "changed") {
      note.append("differs from ", make("b", {}, `${time(curve.first)} s`));
      if (curve.largest) note.append(", most by ", make("b", {}, number(curve.largest[0])), ` at ${time(curve.largest[1])} s`);
    } else note.append(notes[curve.state]);
    const card = make("div", { class: `plot ${curve.state === "same" ? "agrees" : ""}` },
      make("p", { class: "plot-name" }, curve.name), note, area, values);
    const plot = { curve, area, values, card, visible: false, head: null };
    const scrub = (event) => {
      const bounds = (area.querySelector("svg") ?? area).getBoundingClientRect();
      seek(clamp((event.clientX - bounds.left) / bounds.width, 0, 1) * (state.data.length - 1));
    };
    area.onpointerdown = (event) => {
      pause();
      area.setPointerCapture(event.pointerId);
      scrub(event);
    };
    area.onpointermove = (event) => { if (event.buttons) scrub(event); };
    return plot;
  }

  function drawPlot(plot) {
    if (plot.head) return;
    const { expected, actual, ranges } = plot.curve;
    const numbers = [...(expected ?? []), ...(actual ?? [])].filter((value) => value !== null);
    let [low, high] = [Infinity, -Infinity];
    for (const value of numbers) [low, high] = [Math.min(low, value), Math.max(high, value)];
    if (!numbers.length) [low, high] = [0, 1];
    const flat = high - low < 1e-9;
    const span = flat ? 1 : high - low;
    const last = Math.max(1, state.data.length - 1);
    const y = (value) => (flat ? 50 : 94 - ((value - low) / span) * 88);
    const image = svg("svg", { viewBox: `0 0 ${last} 100`, preserveAspectRatio: "none", role: "img" });
    image.setAttribute("aria-label", `${plot.curve.name} from ${number(low)} to ${number(high)}`);
    for (const [first, end] of ranges ?? []) {
      image.append(svg("rect", { class: "band", x: first - 0.5, y: 0, width: end - first + 1, height: 100 }));
    }
    for (const level of [6, 94]) image.append(svg("line", { x1: 0, x2: last, y1: level, y2: level }));
    for (const [frame] of state.data.events) {
      image.append(svg("line", { class: "event", x1: frame, x2: frame, y1: 0, y2: 100 }));
    }
    for (const [name, series] of [["expected", expected], ["actual", actual]]) {
      if (!series) continue;
      let way = "";
      let isDown = false;
      for (const [frame, value] of series.entries()) {
        if (value === null) {
          isDown = false;
          continue;
        }
        way += `${isDown ? "L" : "M"}${frame} ${y(value).toFixed(2)}`;
        isDown = true;
      }
      image.append(svg("path", { class: name, d: way }));
    }
    plot.head = svg("line", { class: "head", y1: 0, y2: 100 });
    image.append(plot.head);
    plot.area.append(image);
    if (!flat) {
      plot.area.append(make("span", { class: "axis high" }, short(high)), make("span", { class: "axis low" }, short(low)));
    }
  }

  function drawHead(plot) {
    if (!plot.visible || !plot.head) return;
    plot.head.setAttribute("x1", state.frame);
    plot.head.setAttribute("x2", state.frame);
    const { expected, actual } = plot.curve;
    const parts = [];
    if (expected) parts.push(make("span", { class: "e" }, `expected ${number(expected[state.frame])}`));
    if (actual) parts.push(make("span", { class: "a" }, `actual ${number(actual[state.frame])}`));
    plot.values.replaceChildren(...(plot.curve.state === "same" ? [number(expected[state.frame])] : parts));
  }

  const drawHeads = () => plots.forEach(drawHead);

  // MARK: Display lists

  function buildLists() {
    const lists = state.data.lists;
    $("lists").hidden = !lists.length;
    $("lists-body").replaceChildren(...lists.map((list) => {
      const button = make("button", { type: "button" }, `frame ${list.frame}, ${time(list.frame)} s`);
      button.onclick = () => {
        pause();
        seek(list.frame);
        $("viewer").scrollIntoView({ block: "nearest" });
      };
      const [expected, actual] = contrast(list.expected, list.actual);
      return make("div", { class: "list" },
        make("div", { class: "list-head" }, button, make("span", { class: "node" }, list.node), make("span", {}, list.reason)),
        make("pre", { class: "expected", "aria-label": "Expected" }, ...expected),
        make("pre", { class: "actual", "aria-label": "Actual" }, ...actual));
    }));
  }

  /// Marks what lies between the words with which two lines begin and end alike.
  function contrast(expected, actual) {
    if (expected === null || actual === null) {
      return [[expected ?? "no such node"], [actual ?? "no such node"]];
    }
    const [first, second] = [expected.split(/(?<=[ ()[\]])|(?=[()[\]])/), actual.split(/(?<=[ ()[\]])|(?=[()[\]])/)];
    let head = 0;
    while (head < Math.min(first.length, second.length) && first[head] === second[head]) head += 1;
    let tail = 0;
    while (tail < Math.min(first.length, second.length) - head && first.at(-1 - tail) === second.at(-1 - tail)) tail += 1;
    const cut = (words) => [
      words.slice(0, head).join(""),
      make("mark", {}, words.slice(head, words.length - tail).join("") || " "),
      words.slice(words.length - tail).join(""),
    ];
    return [cut(first), cut(second)];
  }

  // MARK: Controls

  const themes = ["auto", "light", "dark"];
  const systemDark = matchMedia("(prefers-color-scheme: dark)");
  let theme = "auto";
  try { theme = localStorage.getItem("capstan-theme") ?? "auto"; } catch { /* no storage from disk */ }
  function applyTheme() {
    const dark = theme === "dark" || (theme === "auto" && systemDark.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    $("theme").textContent = `Theme: ${theme}`;
    drawTrackSoon();
  }
  function nextTheme() {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length];
    try { localStorage.setItem("capstan-theme", theme); } catch { /* as above */ }
    applyTheme();
  }
  const drawTrackSoon = () => requestAnimationFrame(() => { if (state.data) drawTrack(); });

  function toggle(name) {
    state[name] = !state[name];
    $(name).setAttribute("aria-pressed", String(state[name]));
    drawStage();
  }

  function nextShot(direction) {
    const links = [...$("shots").querySelectorAll("a")];
    const here = links.findIndex((link) => link.dataset.folder === state.wanted);
    const link = links[clamp(here + direction, 0, links.length - 1)];
    if (link && link.dataset.folder !== state.wanted) open(link.dataset.folder);
  }

  const keys = {
    ArrowLeft: (event) => event.shiftKey ? stepBy(-1) : stepTo(stops(), -1),
    ArrowRight: (event) => event.shiftKey ? stepBy(1) : stepTo(stops(), 1),
    ",": () => stepTo(marks(), -1), ".": () => stepTo(marks(), 1),
    Home: () => stepTo([0], -1), End: () => stepTo([state.data.length - 1], 1),
    " ": () => (state.playing ? pause() : play()),
    z: () => { if (!$("zoom").hidden) toggle("zoom"); },
    b: () => { if (!$("box").hidden) toggle("box"); },
    j: () => nextShot(1), k: () => nextShot(-1),
    f: () => $("failing").click(), t: nextTheme, "?": () => $("help").showModal(),
  };
  /// Where the arrow keys stop: the kept pictures, or all frames where none is kept.
  const stops = () => state.data.pictures.length
    ? state.data.pictures.map((picture) => picture.frame)
    : Array.from({ length: state.data.length }, (_, frame) => frame);
  const stepBy = (count) => {
    pause();
    seek(state.frame + count);
  };

  document.addEventListener("keydown", (event) => {
    const target = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || $("help").open || !state.run) return;
    if (target.matches("input[type=search], select")) return;
    if (target.matches("input[type=range]") && event.key.startsWith("Arrow")) return;
    if (event.key === " " && target.matches("button, input, a, summary")) return;
    if (target.matches("[role=radio]") && event.key.startsWith("Arrow")) {
      const index = views.findIndex(([name]) => name === state.view);
      const step = event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 1;
      setView(views[(index + step + views.length) % views.length][0]);
      $("views").querySelector("[aria-checked=true]").focus();
      event.preventDefault();
      return;
    }
    const view = views[Number(event.key) - 1];
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (view && state.data?.pictures.length) setView(view[0]);
    else if (action && (state.data || "ft?".includes(event.key.toLowerCase()))) action(event);
    else return;
    event.preventDefault();
  });

  $("views").setAttribute("aria-label", "View");
  $("scrub").onpointerdown = (event) => {
    pause();
    $("scrub").setPointerCapture(event.pointerId);
    $("scrub").focus({ preventScroll: true });
    scrubTo(event);
  };
  $("scrub").onpointermove = (event) => { if (event.buttons) scrubTo(event); };
  $("scrub").onpointerup = () => preload();
  $("play").onclick = () => (state.playing ? pause() : play());
  $("previous").onclick = () => stepTo(marks(), -1);
  $("next").onclick = () => stepTo(marks(), 1);
  $("speed").onchange = () => { [began, beganAt] = [performance.now(), state.frame]; };
  $("onion").oninput = () => {
    state.onion = Number($("onion").value);
    drawStage();
  };
  $("zoom").onclick = () => toggle("zoom");
  $("box").onclick = () => toggle("box");
  $("same").onchange = () => {
    state.same = $("same").checked;
    buildPlots();
    drawHeads();
  };
  $("copy").onclick = async () => {
    try {
      await navigator.clipboard.writeText($("command").textContent);
      $("copy").textContent = "Copied";
    } catch {
      getSelection().selectAllChildren($("command"));
      $("copy").textContent = "Selected";
    }
    setTimeout(() => { $("copy").textContent = "Copy"; }, 1600);
  };
  $("filter").oninput = listShots;
  $("failing").onchange = listShots;
  $("theme").onclick = nextTheme;
  $("help-open").onclick = () => $("help").showModal();
  document.querySelector(".skip").onclick = (event) => {
    event.preventDefault();
    $("shot").focus();
  };
  addEventListener("hashchange", openFromHash);
  systemDark.addEventListener("change", applyTheme);
  new ResizeObserver(() => {
    if (!state.data) return;
    drawTrack();
    drawStage();
  }).observe($("shot"));
  applyTheme();

  return { run, shot, state };
})();
