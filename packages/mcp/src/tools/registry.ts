// Tools whose arguments or answer differ from those of their operation, one per line. All others are the operation itself.
import type { AnyOperation } from '@linework/operations';
import type { AnyTool } from '../context.js';
import type { Project } from '../project.js';
import { convertTool } from './convert.js';
import { editTool } from './edit.js';
import { importTool } from './import.js';
import { listedTool } from './listed.js';
import { drawTool, patternTool, pictureTool } from './pictures.js';
import { syncTool } from './sync.js';
import { vocabularyTool } from './vocabulary.js';

type Form = (operation: AnyOperation, project: Project | undefined) => AnyTool;

const FORMS: Readonly<Record<string, Form>> = {
  draw_diagram: drawTool,
  render_diagram: pictureTool,
  draw_pattern: patternTool,
  validate_diagram: listedTool,
  outline_diagram: listedTool,
  compare_diagrams: listedTool,
  edit_diagram: editTool,
  convert_external: convertTool,
  import_diagram: importTool,
  sync_markdown: syncTool,
  get_vocabulary: vocabularyTool,
};

/** The operations as agents see them. `project`: the files that tools can read and write; omitted over HTTP. */
export function agentTools(operations: readonly AnyOperation[], project?: Project): readonly AnyTool[] {
  return operations.map((each) => {
    const form = each.tool !== undefined && Object.hasOwn(FORMS, each.tool) ? FORMS[each.tool] : undefined;
    return form === undefined ? each : form(each, project);
  });
}
