// The drawn sizes of boxes and labels, for diagrams that no kind reads yet (docs/look.md, Type).
// In: Linework's text measuring; out, functions from texts to sizes in px.

const NODE = { size: 14, weight: 500 };
const LABEL = { size: 12, weight: 500 };
const TITLE = { size: 12, weight: 600 };
const ROW = { size: 12, weight: 400 };
const ROW_HEIGHT = 26;
const HEADER = 40;
const WRAP = 180;

export function textSizes({ measureText, wrapText }) {
  const snapped = (length, step = 8) => Math.ceil(length / step) * step;
  const block = (text, style, maxWidth = WRAP) => {
    const { width, height } = wrapText(text, style, { maxWidth });
    return { width, height };
  };
  return {
    /** A card with centred text. */
    card(text) {
      const { width, height } = block(text, NODE);
      return { width: Math.max(48, snapped(width + 24)), height: Math.max(40, snapped(height + 16, 4)) };
    },
    /** A header over rows; every row is a list of columns. */
    rows(title, rows) {
      const wide = (text, style) => measureText(text, style);
      const columns = Math.max(0, ...rows.map((row) => row.length));
      let width = 0;
      for (let i = 0; i < columns; i++) width += Math.max(...rows.map((row) => wide(row[i] ?? '', ROW))) + 12;
      const head = Math.max(...title.split('\n').map((line) => wide(line, NODE)));
      return { width: snapped(Math.max(head, width) + 24), height: HEADER + rows.length * ROW_HEIGHT };
    },
    label(text) {
      const { width, height } = block(text, LABEL, 160);
      return { width: snapped(width + 8, 4), height: snapped(height + 4, 4) };
    },
    title(text) {
      const { width, height } = block(text, TITLE, Number.POSITIVE_INFINITY);
      return width === 0 ? { width: 0, height: 0 } : { width: snapped(width, 4), height: snapped(height, 4) };
    },
  };
}
