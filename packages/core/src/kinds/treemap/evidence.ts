// Which requests ask for a treemap.
import type { Evidence } from '../evidence.js';
import { headed, lines, quote } from '../starting.js';

export const treemapEvidence: Evidence = {
  shows: 'sizes within sizes, as areas',
  words: [
    {
      weight: 12,
      words: `treemap*, tree map*, nested rectangles|areas|boxes|squares|tiles, mapa de rectangulos, rectangulos anidados,
        rectangles imbriques, verschachtelte rechtecke|flachen, rechtecke, kachel*, baumkarte, carte proportionnelle, 矩形树图,
        矩形, 树状图 面积, tiles sized, area according, area by, proportional boxes|areas|rectangles, proportions inside each other,
        rather rectangles, mosaic, boxes sized, boxes whose size, rectangles whose, area is, area shows, area for, areas by,
        size of the box, size by, flache nach, flachen nach, aires proportionnelles, rectangulos proporcionales,
        superficie proporcional, 面积图, 方块大小, 面积表示, nested by size, big files look big, look big,
        the more .. the larger|bigger, more money the larger, coloured tiles, colored tiles, tiles, sector then company,
        gdp 矩形图, 矩形图, fields sized, larger the field, tree of file sizes, file sizes, flachendiagramm*, nested boxes,
        one rectangle, filling one rectangle, filling a rectangle, sees the sizes, see the sizes, size of each, as blocks,
        blocks split further, each split further, split further, verteilt sich der speicher, who gets how much .. within,
        within them, as areas, bigger boxes for, bigger boxes, larger boxes, large boxes, rectangles in rectangles,
        boxes in boxes, boxes inside boxes, areas within areas, squares in squares`,
    },
    {
      weight: 7,
      words: `take|takes up space|room, disk space|usage, bundle size*, lopsided, big ones, fattest, sized by, heap,
        where does the memory, memory go, per package and, by package, subpackage, lines of code, sub labels,
        category and subcategory, by region and product, by department and, by team and, which types hold, two levels,
        rectangles, nested by, rectangulos, 面积, 占用, ocupa, belegen, speicherplatz, espacio, espace disque, within each,
        inside each other, packages within packages, within packages, so big, bloat*, heavy, heaviest, takes most,
        most space, most room, most memory, inside them, folders by size, directories by size, files by size, repo size,
        platz, am meisten platz, belegt, prend .. place, place disque, mas espacio, ocupan, storage by, storage used,
        used space, retained, heap dump, portfolio, positions by value, size matches, continents, regions and countries,
        hierarchical proportion*, market cap*, 空间, 内存占用, 占了多少, 大小, per module and, by folder, by directory, code base by,
        what fills, fills the, fill up, by gigabytes|megabytes|bytes|size|volume, sub items, and their sub,
        and their countries, market capitali*, which tables .. large, sector, hierarchical budget,
        what is big and what is small, big and|or small, to blame, are to blame, groups and articles, by turnover,
        per client and per, per client and, time spent per, nach ressort, ressort und, mb which, gb which, node modules,
        is 900|500|800 mb, groups and products, categories and products, products within, within groups, sub groups,
        country and city, vault sizes, table sizes, index sizes, hold how many megabytes|bytes, lines of our code,
        code base are spread, spread over modules, modules and files, who gets how much, project by project,
        department by department, land use, auf ordner und unterordner, ordner und unterordner, verteilt sich auf,
        se reparten, se repartit, speicher auf, further divided, nested proportional*, which module and,
        module and submodule, by sector and, sector and product, code is in which, submodule*, gigabytes on my,
        gigabytes gone, gone gigabytes, all the gigabytes, how much on which, by bucket, by bucket and, storage, eats up,
        eat up, eating up, fill my disk, which files are big, biggest files|folders|tables|modules|packages`,
    },
    {
      weight: 4,
      words: `nested, area*, proportion*, megabytes, gigabytes, bytes, kilobytes, size*, broken down by, cloud bill, subfolder*,
        subcarpetas, subcategor*, sectors, grouped by, where does our budget, budget go, by module, retained bytes, kb, mb,
        gb, npm dependencies, bundle, population of, asset class*, single positions, weight of, spending by .. and,
        budget by .. and, expenses by .. and, nested groups, stock holdings, holdings`,
    },
    { weight: 2, words: 'cost*, memory, spending, folders, carpeta*, capacity, grouped, share*, budget, bill, disk' },
  ],
  shapes: { amounts: 1 },
  needs: [
    { what: 'The parts, and what contains each.', shownBy: ['amounts', 'paths', 'outline'] },
    { what: 'A number for each part.', shownBy: ['amounts'] },
  ],
  start: (named) =>
    headed('treemap', named) + lines(named.items, ({ label, amount }) => `${quote(label)} ${amount || 10}`),
  skeleton: `treemap "What takes how much"
"First group"
  "Large part" 60
  "Small part" 15
"Second group"
  "Part" 25
"Rest" 10
`,
};
