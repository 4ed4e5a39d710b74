// The payment provider's API as its library declares it: in, the folder of the package `stripe`, whose files are generated from the provider's OpenAPI, and
// what is used; out, facts about calls, objects and events. A type is the name of a primitive, or an object with one of: enum, object (a name among the
// objects), list, page (a list in parts), record (any names), anyOf, and opaque for what is not described.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Fields that the library writes as a class of its own and the provider sends as text. */
const TEXTS = new Set(['Decimal']);

export function factsOf(folder, calls, events) {
  const files = new Map(
    [...new Set([...calls.map(({ file }) => file), 'Events', 'Invoices'])].map((file) => [
      file,
      join(folder, 'esm/resources', `${file}.d.ts`),
    ]),
  );
  const program = ts.createProgram([...files.values()], { strict: true, skipLibCheck: true, types: [] });
  const reader = readerOf(program.getTypeChecker());
  const declared = (file, name) => {
    const of = program.getSourceFile(files.get(file)).statements.filter((each) => each.name?.text === name);
    if (of.length === 0) throw new Error(`${file}.d.ts declares no ${name}.`);
    return of[0];
  };
  const callFacts = calls.map((each) => callOf(each, { program, files, reader, folder }));
  const eventFacts = events.map((name) => [name, reader.eventObject(declared('Events', eventType(name)))]);
  const checker = program.getTypeChecker();
  reader.objectOf(checker.getTypeAtLocation(declared('Events', 'EventBase')), 'Event');
  // The body of a failure, which the library declares where an object has one.
  const [failure] = checker
    .getTypeAtLocation(declared('Invoices', 'Invoice'))
    .getProperty('last_finalization_error').declarations;
  reader.objectOf(checker.getNonNullableType(checker.getTypeAtLocation(failure)), 'Error');
  return {
    calls: Object.fromEntries(callFacts),
    events: Object.fromEntries(eventFacts),
    objects: Object.fromEntries([...reader.objects].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

const eventType = (name) => `${name.replace(/(?:^|[._])([a-z])/g, (_, letter) => letter.toUpperCase())}Event`;

/** `[METHOD PATH, parameters and answer]`. */
function callOf({ file, call, sends = [] }, { program, files, reader, folder }) {
  const source = program.getSourceFile(files.get(file));
  const [methods] = source.statements.filter((each) => ts.isClassDeclaration(each) && /Resource$/.test(each.name.text));
  const method = methods.members.find((each) => each.name?.getText() === call);
  if (method === undefined) throw new Error(`${file}.d.ts has no ${call}.`);
  const script = readFileSync(join(folder, 'esm/resources', `${file}.js`), 'utf8');
  const body = script.slice(script.indexOf(`\n    ${call}(`));
  const [, verb, path] = /_makeRequest\('(\w+)', ['`]([^'`]+)['`]/.exec(body);
  const checker = program.getTypeChecker();
  const parameter = method.parameters.find(({ name }) => name.text === 'params');
  const parameters = parameter ? reader.parametersOf(checker.getTypeFromTypeNode(parameter.type), sends, '') : {};
  return [
    `${verb} ${path.replace(/\$\{encodeURIComponent\((\w+)\)\}/g, '{$1}')}`,
    { parameters, answer: answer(method.type, reader, checker) },
  ];
}

/** Of `Promise<Response<X>>` and `ApiListPromise<X>`. */
function answer(node, reader, checker) {
  const name = node.typeName?.text;
  const [inner] = node.typeArguments ?? [];
  if (name === 'Promise' || name === 'Response') return answer(inner, reader, checker);
  const type = checker.getTypeFromTypeNode(name === 'ApiListPromise' ? inner : node);
  return name === 'ApiListPromise' ? { page: reader.typeOf(type, 'answer') } : reader.typeOf(type, 'answer');
}

function readerOf(checker) {
  const objects = new Map();

  function nameOf(type) {
    const symbol = type.aliasSymbol ?? type.symbol;
    const [, ...scope] = checker.getFullyQualifiedName(symbol).split('".');
    const file = symbol.declarations[0].getSourceFile().fileName.split('/resources/')[1]?.replace('.d.ts', '');
    const folder = file?.includes('/') ? `${file.split('/')[0]}.` : '';
    return `${folder}${scope.join('".')}`;
  }

  const isResource = (type) => type.getProperty?.('object') !== undefined && type.getProperty('id') !== undefined;

  function objectOf(type, name = nameOf(type)) {
    if (objects.has(name)) return { object: name };
    const fields = {};
    objects.set(name, fields);
    for (const property of checker.getPropertiesOfType(type)) {
      if (property.name === 'lastResponse') continue;
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const own = checker.getTypeOfSymbol(property);
      const place = isOptional || isNullable(own) ? 'spare' : 'answer';
      const shape = isOfEvent(name, property) ? { opaque: true } : typeOf(own, place);
      fields[isOptional ? `${property.name}?` : property.name] = shape;
    }
    return { object: name };
  }

  /** What an event is about depends on its type, and only some types matter. */
  const isOfEvent = (name, property) => name === 'Event' && ['data', 'type'].includes(property.name);

  const isNullable = (type) => (type.types ?? []).some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0);

  /** `place`: an object that can be missing is not described, but a primitive is. */
  function typeOf(type, place) {
    if (type.aliasSymbol?.name === 'Event') return { object: 'Event' };
    if (type.isUnion()) return unionOf(type.types, place);
    const name = (type.aliasSymbol ?? type.symbol)?.name;
    if (TEXTS.has(name)) return 'string';
    const simple = primitiveOf(type);
    if (simple !== undefined) return simple;
    if (name === 'Array') return { list: typeOf(checker.getTypeArguments(type)[0], 'spare') };
    if (name === 'ApiList')
      return place === 'answer' ? { page: typeOf(checker.getTypeArguments(type)[0], place) } : { opaque: true };
    const index = checker.getIndexInfosOfType(type)[0];
    if (index !== undefined && checker.getPropertiesOfType(type).length === 0)
      return { record: typeOf(index.type, place) };
    return place === 'answer' ? objectOf(type) : { opaque: true };
  }

  function primitiveOf(type) {
    if (type.isStringLiteral()) return { enum: [type.value] };
    // OtherString.
    if (type.isIntersection()) return 'other';
    const { flags } = type;
    if (flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type);
    if (flags & ts.TypeFlags.String) return 'string';
    if (flags & ts.TypeFlags.Number) return 'number';
    if (flags & ts.TypeFlags.Boolean) return 'boolean';
    if (flags & ts.TypeFlags.Null) return 'null';
    return undefined;
  }

  function unionOf(types, place) {
    const present = types.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0);
    const enumerated = present.filter((each) => each.isStringLiteral()).map(({ value }) => value);
    const hasText = present.some(({ flags }) => flags & ts.TypeFlags.String);
    // Where the id of a resource can be, the resource is sent only if it is asked for.
    const rest = present.filter((each) => !each.isStringLiteral() && !(hasText && isResource(each)));
    const shapes = rest.map((each) => typeOf(each, place)).filter((each) => each !== 'other');
    const all = [...(enumerated.length > 0 ? [{ enum: enumerated }] : []), ...booleans(shapes)];
    const unique = all.filter(
      (each, at) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(each)) === at,
    );
    return unique.length === 1 ? unique[0] : { anyOf: unique };
  }

  const booleans = (shapes) =>
    shapes.includes('true') && shapes.includes('false')
      ? [...shapes.filter((each) => each !== 'true' && each !== 'false'), 'boolean']
      : shapes;

  function parametersOf(type, sends, path) {
    const entries = checker.getPropertiesOfType(type).map((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const at = path === '' ? property.name : `${path}.${property.name}`;
      return [
        isOptional ? `${property.name}?` : property.name,
        parameterOf(checker.getTypeOfSymbol(property), sends, at),
      ];
    });
    return Object.fromEntries(entries);
  }

  /** With `fields` for an object. */
  function parameterOf(type, sends, path) {
    const parts = (type.isUnion() ? type.types : [type]).filter(
      ({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0,
    );
    const shapes = parts.map((each) => {
      const shape = typeOf(each, 'spare');
      if (!sends.includes(path)) return shape;
      if (shape.opaque) return { fields: parametersOf(each, sends, path) };
      if (shape.list?.opaque) return { list: { fields: parametersOf(checker.getTypeArguments(each)[0], sends, path) } };
      return shape;
    });
    const texts = shapes.flatMap((each) => each.enum ?? []);
    const rest = booleans(shapes.filter((each) => each !== 'other' && each.enum === undefined));
    const all = [...(texts.length > 0 ? [{ enum: texts }] : []), ...rest];
    return all.length === 1 ? all[0] : { anyOf: all };
  }

  return {
    objects,
    objectOf,
    typeOf,
    parametersOf,
    eventObject: (declaration) => {
      const data = checker.getTypeAtLocation(declaration).getProperty('data');
      return typeOf(checker.getTypeOfSymbol(checker.getTypeOfSymbol(data).getProperty('object')), 'answer');
    },
  };
}
