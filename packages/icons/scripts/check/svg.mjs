// One icon as an SVG file for the checks: its source markup, or its built art.

export function svgOfMarkup(markup, box) {
  const body = typeof markup === 'string' ? markup : markup.map(textOf).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${box.width}" height="${box.height}" viewBox="${box.left} ${box.top} ${box.width} ${box.height}">${body}</svg>`;
}

/** resvg can't read references with parentheses in them. */
function referenceOf(value) {
  const plain = (id) => id.replace(/[()]/g, '');
  const url = /^url\((#.*)\)$/.exec(value);
  return url === null ? plain(value) : `url(${plain(url[1])})`;
}

/** Skips elements of other languages, and labels, which the sets drop too. */
function textOf({ name, attributes, children, text }) {
  if (name.includes(':') || name === 'text' || name === 'metadata') return '';
  const shown = Object.entries(attributes)
    .filter(([key]) => !key.includes(':') || key === 'xlink:href')
    .map(([key, value]) => [key, key === 'id' || value.includes('#') ? referenceOf(value) : value])
    .map(
      ([key, value]) => ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`,
    );
  return `<${name}${shown.join('')}>${text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;')}${children.map(textOf).join('')}</${name}>`;
}

export function svgOfArt({ width, height, shapes }, ink) {
  const definitions = [];
  const paths = shapes.map((shape) => {
    const colour = (paint) => (paint === undefined ? 'none' : paint === 'ink' ? ink : paint);
    let fill = colour(shape.fill);
    if (shape.gradient !== undefined) {
      definitions.push(gradientOf(shape.gradient, `d${definitions.length}`));
      fill = `url(#d${definitions.length - 1})`;
    }
    let cut = '';
    if (shape.clip !== undefined) {
      definitions.push(`<clipPath id="d${definitions.length}"><path d="${shape.clip}"/></clipPath>`);
      cut = ` clip-path="url(#d${definitions.length - 1})"`;
    }
    const pen =
      shape.stroke === undefined
        ? ''
        : ` stroke="${colour(shape.stroke)}" stroke-width="${shape.strokeWidth}" stroke-linecap="${shape.strokeCap ?? 'round'}" stroke-linejoin="${shape.strokeJoin ?? 'round'}"`;
    return `<path d="${shape.d}" fill="${fill}"${pen}${shape.evenOdd ? ' fill-rule="evenodd"' : ''}${shape.opacity === undefined ? '' : ` opacity="${shape.opacity}"`}${cut}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${paths.join('')}</svg>`;
}

function gradientOf({ line, circle, matrix, stops }, id) {
  const [element, names, values] =
    circle === undefined
      ? ['linearGradient', ['x1', 'y1', 'x2', 'y2'], line]
      : ['radialGradient', ['cx', 'cy', 'r', 'fx', 'fy'], circle];
  const geometry = names.map((name, at) => ` ${name}="${values[at]}"`).join('');
  const turned = matrix === undefined ? '' : ` gradientTransform="matrix(${matrix.join(' ')})"`;
  const colours = stops.map(
    ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<${element} id="${id}" gradientUnits="userSpaceOnUse"${geometry}${turned}>${colours.join('')}</${element}>`;
}
