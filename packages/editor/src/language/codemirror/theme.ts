// The look of the text: out, rules with the page's own colours, which follow light and dark by themselves.
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { TONES } from '@linework/core/words';

const FONT = 'ui-monospace, Menlo, Consolas, monospace';

export function theme(): Extension {
  return EditorView.theme({
    '&': { height: '100%', color: 'var(--ink)', background: 'var(--page)', fontSize: '13px' },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: FONT, lineHeight: '1.6', fontVariantLigatures: 'none' },
    '.cm-content': { caretColor: 'var(--ink)', padding: '.75rem 0' },
    '.cm-line': { padding: '0 .75rem 0 .375rem' },
    '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
    '.cm-gutters': { background: 'var(--page)', color: 'var(--quiet)', border: 'none' },
    '.cm-activeLine, .cm-activeLineGutter': { background: 'var(--field)' },
    '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
      background: 'var(--selection)',
    },
    '.cm-foldPlaceholder': { background: 'var(--field)', border: '1px solid var(--edge)', color: 'var(--quiet)' },
    '.cm-tooltip': {
      background: 'var(--page)',
      color: 'var(--ink)',
      border: '1px solid var(--edge)',
      borderRadius: '8px',
      maxWidth: 'min(34rem, 92vw)',
      overflow: 'hidden',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: FONT, fontSize: '13px', maxHeight: '16rem' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '.25rem .625rem', lineHeight: '1.4' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--act)', color: 'var(--page)' },
    '.cm-completionDetail': {
      color: 'var(--quiet)',
      fontStyle: 'normal',
      fontFamily: 'Inter, sans-serif',
      marginLeft: '1em',
    },
    'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
    '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
    '.cm-completionInfo': { padding: '.5rem .75rem' },
    '.cm-completionInfo pre, .lw-hover pre': {
      margin: '0',
      fontFamily: FONT,
      fontSize: '12px',
      whiteSpace: 'pre-wrap',
    },
    '.lw-hover': { padding: '.5rem .75rem', fontSize: '13px' },
    '.lw-hover p': { margin: '.25rem 0' },
    '.lw-form': { fontFamily: FONT, fontSize: '12px', fontWeight: '600' },
    '.lw-swatch': {
      display: 'inline-block',
      width: '.75em',
      height: '.75em',
      borderRadius: '3px',
      marginRight: '.5em',
    },
    '.lw-icon-picture': { width: '16px', height: '16px', marginRight: '.5em', verticalAlign: '-3px' },
    '.cm-diagnostic': { padding: '.5rem .75rem', fontSize: '13px', borderLeft: '3px solid var(--error)' },
    '.cm-diagnostic-warning': { borderLeftColor: 'var(--warning)' },
    '.cm-diagnosticAction, .lw-rename button': {
      font: 'inherit',
      color: 'var(--page)',
      background: 'var(--act)',
      border: '0',
      borderRadius: '6px',
      padding: '.1875rem .5rem',
      margin: '.25rem .5rem 0 0',
      cursor: 'pointer',
    },
    '.cm-diagnosticSource': { color: 'var(--quiet)' },
    '.cm-lintRange-error': {
      backgroundImage: 'none',
      textDecoration: 'underline wavy var(--error) 1px',
      textUnderlineOffset: '3px',
    },
    '.cm-lintRange-warning': {
      backgroundImage: 'none',
      textDecoration: 'underline dotted var(--warning) 2px',
      textUnderlineOffset: '3px',
    },
    '.cm-panels': { background: 'var(--field)', color: 'var(--ink)', fontSize: '13px' },
    '.cm-panels-top': { borderBottom: '1px solid var(--edge)' },
    '.cm-panels-bottom': { borderTop: '1px solid var(--edge)' },
    '.lw-rename': { display: 'flex', flexWrap: 'wrap', gap: '.5rem', alignItems: 'center', padding: '.5rem .75rem' },
    '.lw-rename input, .cm-textfield': {
      font: `13px ${FONT}`,
      color: 'inherit',
      background: 'var(--page)',
      border: '1px solid var(--control)',
      borderRadius: '6px',
      padding: '.25rem .5rem',
      marginLeft: '.5rem',
    },
    '.lw-rename [role=alert]': { color: 'var(--error)' },
    '.cm-button': {
      font: 'inherit',
      color: 'inherit',
      background: 'var(--page)',
      backgroundImage: 'none',
      border: '1px solid var(--control)',
      borderRadius: '6px',
    },
    '.lw-kind, .lw-keyword': { color: 'var(--tone-blue)', fontWeight: '600' },
    '.lw-type': { color: 'var(--tone-violet)' },
    '.lw-flag, .lw-value, .lw-number, .lw-icon': { color: 'var(--tone-aqua)' },
    '.lw-string': { color: 'var(--tone-green)' },
    '.lw-option, .lw-mark': { color: 'var(--quiet)' },
    '.lw-arrow': { color: 'var(--tone-orange)', fontWeight: '600' },
    '.lw-comment': { color: 'var(--quiet)', fontStyle: 'italic' },
    '.lw-unknown': { color: 'var(--error)' },
    '@media (forced-colors: active)': {
      '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        color: 'HighlightText',
      },
    },
    ...Object.fromEntries(
      TONES.map((tone) => [`.lw-tone-${tone}`, { color: `var(--tone-${tone})`, fontWeight: '600' }]),
    ),
  });
}
