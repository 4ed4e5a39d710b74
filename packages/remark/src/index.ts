// A plugin for remark: in, the tree of a page; out, the same tree with a picture in place of each diagram fence. A picture is a tree of hast
// and no raw HTML, so MDX and every renderer accept it.
import {
  DiagramError,
  type HastElement,
  type HastText,
  hastOf,
  type PictureFolder,
  type PluginOptions,
  type Problem,
  picturesOf,
  type SiteTheme,
} from '@linework/markdown';

export { DiagramError, type PictureFolder, type PluginOptions, type Problem, type SiteTheme };

/** What this plugin needs of a node of mdast. */
export interface TreeNode {
  readonly type: string;
}

interface Parent extends TreeNode {
  readonly children: TreeNode[];
}

interface Code extends TreeNode {
  readonly type: 'code';
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly value: string;
  readonly position?: { readonly start: { readonly line: number } };
}

interface Picture extends TreeNode {
  readonly type: 'lineworkDiagram';
  readonly position?: Code['position'];
  readonly data: {
    readonly hName: string;
    readonly hProperties: Record<string, string>;
    readonly hChildren: readonly (HastElement | HastText)[];
  };
}

/** `.use(remarkLinework)` or `.use(remarkLinework, { convert: true })`. */
export default function remarkLinework(
  options: PluginOptions = {},
): (tree: TreeNode, file: { readonly path?: string | undefined }) => undefined {
  const pictures = picturesOf(options);
  return (tree, { path }) => {
    const page = pictures.page();
    const visit = ({ children }: Parent): void => {
      for (const [i, child] of children.entries()) {
        if (isCode(child)) {
          const info = `${child.lang ?? ''} ${child.meta ?? ''}`;
          if (!pictures.draws(info)) continue;
          const { value: source, position } = child;
          const place = { line: position?.start.line ?? 1, ...(path === undefined ? {} : { file: path }) };
          children[i] = pictureOf(hastOf(page({ info, source, ...place })), position);
        } else if ('children' in child) visit(child as Parent);
      }
    };
    if ('children' in tree) visit(tree as Parent);
  };
}

function isCode(node: TreeNode): node is Code {
  return node.type === 'code';
}

function pictureOf({ tagName, properties, children }: HastElement, position: Code['position']): Picture {
  const data = { hName: tagName, hProperties: properties, hChildren: children };
  return { type: 'lineworkDiagram', ...(position === undefined ? {} : { position }), data };
}
