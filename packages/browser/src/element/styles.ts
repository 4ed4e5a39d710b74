// The rules of the element. They are constructed style sheets, which a page's policy allows without 'unsafe-inline'.

/** A width and a height reserve the place of the picture before it is drawn. */
export function hostRules(width: number | undefined, height: number | undefined): string {
  const sized = width !== undefined && height !== undefined ? `aspect-ratio:${width}/${height}` : '';
  const sides = width !== undefined ? `width:${width}px;${sized}` : height !== undefined ? `height:${height}px` : '';
  const picture = sized === '' ? 'max-width:100%;height:auto' : 'width:100%;height:100%';
  return `:host{display:block;max-width:100%;${sides}}:host([hidden]){display:none}svg{display:block;${picture}}${PROBLEMS}`;
}

const PROBLEMS = `.problems{box-sizing:border-box;min-height:100%;padding:12px 16px;border:1px solid;border-left-width:4px;border-radius:6px;font:14px/1.5 system-ui,sans-serif;color:#7a1f1f;background:#fdf3f2;overflow:auto}
.problems p,.problems ul{margin:0}.problems ul{padding-left:20px}.problems li{margin-top:6px}.problems strong,.problems pre{color:#1f2328}
.problems details{margin-top:8px}.problems pre{margin:6px 0 0;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap}
@media (prefers-color-scheme:dark){.problems{color:#ffb4ab;background:#2a1715}.problems strong,.problems pre{color:#e6e6e6}}`;

export function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
