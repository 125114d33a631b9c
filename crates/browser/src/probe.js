(() => {
  const squeeze = text => text.replace(/\s+/g, " ").trim();
  const all = selector => [...document.querySelectorAll(selector)];
  const visible = element => {
    const { width, height } = element.getBoundingClientRect();
    return width + height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const first = selector => {
    const found = all(selector);
    return found.find(visible) ?? found[0];
  };
  const textOf = element => squeeze(
    element.matches("input, textarea, select") ? element.value : element.innerText ?? element.textContent);
  const nameOf = element => {
    const id = element.id ? `#${element.id}` : "";
    const classes = [...element.classList].map(name => `.${name}`).join("");
    return `<${element.localName}${id}${classes}>`;
  };
  // A hidden page draws nothing, so time passes in another way too.
  const frame = () => new Promise(done => { requestAnimationFrame(done); setTimeout(done, 100); });
  const missing = { not: "there is no such element" };

  const onScreen = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const same = (a, b) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
  const topAt = (root, [x, y]) => {
    let top = root.elementFromPoint(x, y);
    while (top?.shadowRoot) {
      const inner = top.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === top) break;
      top = inner;
    }
    return top;
  };

  // The middle of what can be seen of it, then points around: shapes have holes and ragged edges.
  const candidates = rect => {
    const left = Math.max(rect.left, 0), right = Math.min(rect.right, innerWidth);
    const top = Math.max(rect.top, 0), bottom = Math.min(rect.bottom, innerHeight);
    if (left > right || top > bottom) return [];
    const parts = [0.5, 0.3, 0.7, 0.1, 0.9];
    return parts.flatMap(y => parts.map(x => [left + (right - left) * x, top + (bottom - top) * y]));
  };

  return {
    appeared(selector) {
      const element = first(selector);
      if (!element) return missing;
      return visible(element) ? { ok: true } : { not: "it is there and not visible" };
    },

    says(selector, text) {
      const seen = all(selector).filter(visible).map(textOf);
      if (seen.some(said => said.includes(squeeze(text)))) return { ok: true };
      return seen.length ? { not: `it says ${JSON.stringify(seen.slice(0, 5))}` } : { not: "none is visible" };
    },

    gone(selector) {
      const left = all(selector).filter(visible);
      return left.length ? { not: `${left.length} are visible, first ${nameOf(left[0])}` } : { ok: true };
    },

    text(selector) {
      const element = first(selector);
      return element ? { ok: textOf(element) } : missing;
    },

    attribute(selector, name) {
      const element = first(selector);
      return element ? { ok: element.getAttribute(name) } : missing;
    },

    // Where a pointer meets the element. Whether it must be on top there and may be scrolled to is the caller's choice.
    async point(selector, onTop, scroll) {
      const element = first(selector);
      if (!element) return missing;
      if (!visible(element)) return { not: "it is not visible" };
      if (onTop && element.closest(":disabled")) return { not: "it is disabled" };
      if (scroll && !onScreen(element.getBoundingClientRect())) {
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      }
      const before = element.getBoundingClientRect();
      await frame();
      await frame();
      const rect = element.getBoundingClientRect();
      if (!element.isConnected) return { not: "it was replaced" };
      if (!same(before, rect)) return { not: "it moves" };
      const points = candidates(rect);
      if (!points.length) return { not: "it is outside the window" };
      if (!onTop) return { ok: points[0] };
      const tops = points.map(point => topAt(document, point));
      const inside = tops.findIndex(top => top && (element === top || element.contains(top) || element.shadowRoot?.contains(top)));
      if (inside >= 0) return { ok: points[inside] };
      const around = tops.findIndex(top => top?.contains(element) && top !== document.body && top !== document.documentElement);
      if (around >= 0) return { ok: points[around] };
      return { not: tops[0] ? `it is covered by ${nameOf(tops[0])}` : "nothing is hit there" };
    },
  };
})()
