// linework compare, run over real files and a real git repository, as a reviewer and a gate run it.
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command } from './testing/command.js';

const { folder, run, write, read } = command();

const SHOP = 'flow "Shop"\nnode a "Cart"\nnode b "Bank"\na -> b : "pays"\n';
const NEWER = SHOP.replace('"Bank"', '"House bank"').replace('a -> b', 'node c "Mail"\na -> b');

describe('linework compare', () => {
  it('prints what changed, or that nothing changed', () => {
    write({ 'a.diagram': SHOP, 'b.diagram': NEWER });
    expect(run(['compare', 'a.diagram', 'b.diagram'])).toEqual({
      code: 0,
      out: 'b.diagram: 1 added, 1 changed.\n  ~ b: changed label "Bank" to "House bank". (wording)\n  + Added node c "Mail".\n',
      err: '',
    });
    expect(run(['compare', 'a.diagram', 'b.diagram', '--check']).code).toBe(1);
    expect(run(['compare', 'a.diagram', 'a.diagram', '--check'])).toMatchObject({
      code: 0,
      out: 'a.diagram: No differences.\n',
    });
  });

  it('draws the changes, light and dark', () => {
    write({ 'a.diagram': SHOP, 'b.diagram': NEWER });
    run(['compare', 'a.diagram', 'b.diagram', '-o', 'diff.svg']);
    expect(read('diff.svg')).toContain('>~ House bank<');
    expect(read('diff.svg')).toContain('>+ Mail<');
    expect(existsSync(join(folder(), 'diff.dark.svg'))).toBe(true);
  });

  it('compares pictures with an embedded source', () => {
    write({ 'a.diagram': SHOP, 'b.diagram': NEWER });
    run(['draw', 'a.diagram', '--embed-source', '-o', 'a.svg']);
    expect(run(['compare', 'a.svg', 'b.diagram']).out).toMatch(/^b\.diagram: 1 added, 1 changed\./);
  });

  it('reports different kinds, and sources with errors', () => {
    write({ 'a.diagram': SHOP, 'b.diagram': 'pie\nslice "x" 1\n', 'c.diagram': 'flow\na -> b\n' });
    expect(run(['compare', 'a.diagram', 'b.diagram'])).toMatchObject({
      code: 1,
      out: 'b.diagram: The kinds differ: flow and pie.\n',
    });
    expect(run(['compare', 'a.diagram', 'c.diagram'])).toMatchObject({
      code: 1,
      out: 'c.diagram: The newer source has errors.\n',
    });
  });

  it('compares with a revision, including documents, and between two revisions', () => {
    rmSync(join(folder(), '.git'), { recursive: true, force: true });
    const git = (...words: readonly string[]): void => {
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...words], {
        cwd: folder(),
        stdio: 'ignore',
      });
    };
    const fence = (source: string): string => `# Shop\n\n\`\`\`diagram id=shop\n${source}\`\`\`\n`;
    git('init', '-q', '-b', 'main');
    write({ 'a.diagram': SHOP, 'docs/README.md': fence(SHOP), 'gone.diagram': SHOP });
    git('add', '.');
    git('commit', '-qm', 'first');
    rmSync(join(folder(), 'gone.diagram'));
    write({ 'a.diagram': NEWER, 'docs/README.md': fence(NEWER), 'new.diagram': SHOP });
    expect(run(['compare', '--git', 'HEAD']).out).toBe(
      [
        'a.diagram: 1 added, 1 changed.',
        '  ~ b: changed label "Bank" to "House bank". (wording)',
        '  + Added node c "Mail".',
        'docs/README.md, shop: 1 added, 1 changed.',
        '  ~ b: changed label "Bank" to "House bank". (wording)',
        '  + Added node c "Mail".',
        'Removed gone.diagram.',
        '',
      ].join('\n'),
    );
    git('add', '.');
    git('commit', '-qm', 'second');
    expect(run(['compare', '--git', 'HEAD~1..HEAD', 'new.diagram']).out).toBe('Added new.diagram.\n');
    expect(run(['compare', '--git', 'HEAD~1..HEAD', '--markdown', 'a.diagram']).out).toContain(
      '| + | meaning | Added node c "Mail". | 4 |',
    );
    expect(run(['compare', '--git', 'HEAD']).out).toBe('No diagram changed.\n');
    expect(run(['compare', '--git', 'nowhere']).code).toBe(3);
    expect(run(['compare', '--git', '--output=x']).code).toBe(2);
  });
});
