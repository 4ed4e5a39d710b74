// Which requests ask for a tree.
import type { Evidence } from '../evidence.js';
import { headed, lines, quote } from '../starting.js';

export const treeEvidence: Evidence = {
  shows: 'what belongs under what',
  words: [
    {
      weight: 11,
      words: `tree diagram|view|chart|structure, file|folder|directory|dependency|category|product tree, tree of our|the|my,
        org chart*, organisation chart, organization chart, organi*ational chart, organigram*, organisationsplan,
        family tree*, stammbaum*, arbol genealogico, arbre genealogique, folder structure, directory structure|layout,
        file structure, ordnerstruktur*, verzeichnisstruktur*, verzeichnisbaum, arbol de, arborescence, 目录结构, 目录树, 组织架构,
        组织结构, 家谱, 树形, 文件树, taxonom*, site map, sitemap, genealog*, lines of authority, who reports, who is above, above whom,
        reports to, baumdiagramm*, baumstruktur, menu structure, page tree, phylogen*, pedigree, class and order,
        schema of the departments, who is whose, whose boss, chain of command, command structure, component hierarchy,
        component tree, dom tree, element tree, class tree of animals, call tree, syntax tree, ast, parse tree,
        work breakdown structure, wbs, file system, folder layout, repo structure, repository structure, project structure,
        project layout, structure of the project|repo|folder|organisation|organization|company|website|site|menu,
        organisationsstruktur, unternehmensstruktur, hierarchie, jerarquia, estructura de carpetas|directorios|la empresa,
        structure des dossiers, structure de l entreprise, arbre des, arbol jerarquico, ahnentafel, ahnen, ascendance, 组织架构图,
        组织结构图, 组织, 文件结构, 项目结构, 分类, 家族, 族谱, 层级结构, 部门结构, folders and files, files and folders, reporting structure,
        package layout, package structure, house of windsor, kategorien und unterkategorien, chapters and subchapters,
        categories, categorias y subcategorias, categories et sous categories, chapters and, folders in, nested in what,
        who works under, works under whom, vertebrates, invertebrates, divided into .. and so on, and so on,
        evolutionary tree, who reports to, arborescence du, dateien und ordner, fichiers et dossiers, what is nested,
        is in what, belong to which division, teams belong to, which departments and teams, departments and teams belong,
        belongs to which, belong to which`,
    },
    {
      weight: 7,
      words: `hierarch*, belongs under, belong under, under which, page under page, under her, under him, leads the,
        from .. down to, living things, kingdom, species, descend*, subfolder*, folders, directories, whom to approach,
        whom to ask, who .. boss, supervisor*, manages whom, vorgesetzt*, hijos, enfants, 目录, 文件夹, 上下级, cost centres,
        three carpetas, dossiers, parent and child, module structure, ancestors, classification, departments .. above,
        holiday approval, supervis*, jerarqu*, gliederung, contains .. contains, and so on downwards, downwards, down to the,
        classification of, classified, broken into, divided into, divides into, split into, kinds of, types of animals,
        species of, ancestor*, grandparents, grandmother, grandfather, descendants, offspring, lineage, heads the, head of,
        reports directly, direct reports, boss, bosses, subordinate*, superior*, above and below, deputy, chief, unterstellt,
        untergeordnet, ubergeordnet, chef von, wer ist wessen, leitet, dirige a, quien dirige, depend de, depende de,
        subalterno*, sous la direction, qui dirige, 上级, 下级, 隶属, 子类别, 属于, parts list, bill of materials, bom,
        consists of parts, outline of the book, chapters and sections, table of contents, inhaltsverzeichnis, layout of the,
        parents and children, unterkategorie*, subchapter*, subcategoria*, sous categorie*, mono repo, sub departments,
        subsidiar*, tochtergesellschaft*, holding, xml, json format, xml format, contained in, under whom, works under,
        etc folder, subtypes of, breaks down into, break down into parts, made up of parts, part of which, inside what,
        top level, third level, levels deep, level below, superordinate, 属于哪, reports to the, report to, report to those,
        evolutionary, categories and subcategories, three levels, structure of the ministries, top to bottom, ministries,
        agencies, and their agencies, their agencies, generations, three generations, table of contents of`,
    },
    {
      weight: 4,
      words: `tree, root, authority, structure of the repository, managers changed, structure, sub topics, src, baum, arbol, arbre,
        categor*, branches of the under it, administration, contains, dotfiles, submenu*, menu, subpage*, breeds, genus,
        chapters`,
    },
    {
      weight: 1,
      words: `under, repository, institute, house, main topics, levels, pages, child*, family, parent*, ordner, nested`,
    },
    {
      weight: -7,
      words: `not a tree, decision tree*, commit tree, tree map*, tree of our exception*, not the git tree, no tree`,
    },
  ],
  shapes: { paths: 9, outline: 4 },
  needs: [{ what: 'The root, and what is under each item.', shownBy: ['paths', 'outline', 'names'] }],
  start: (named) =>
    `${headed('tree', named)}"Root"\n${lines(named.items, ({ label }) => `  ${quote(label.replaceAll('/', ' / '))}`)}`,
  skeleton: `tree "What belongs under what"
"Root"
  "First branch"
    "Leaf"
    "Another leaf"
  "Second branch"
`,
  patterns: [
    {
      words: `org chart*, organisation|organization|organisational|organizational chart, organigram*, organisationsplan,
        reporting structure, who reports, reports to, lines of authority, chain of command, command structure, whose boss,
        who .. boss, who is above, above whom, works under whom, vorgesetzt*, 组织架构, 组织架构图, 组织结构, 组织结构图`,
      start: (named) =>
        `${headed('tree', named, ' view=boxes')}"Head"\n${lines(named.items, ({ label }) => `  ${quote(label.replaceAll('/', ' / '))}`)}`,
      skeleton: `tree "Who reports to whom" view=boxes
"Director" sub="Ada Lind"
  "Sales" sub="Tom Berg" tone=blue
    "Customers" sub="Eva Holm"
    "Partners" sub="vacant"
  "Engineering" sub="Ole Dahl" tone=green
`,
    },
  ],
};
