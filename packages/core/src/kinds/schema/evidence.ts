// Which requests ask for a schema.
import type { Evidence } from '../evidence.js';
import { headed, labelled, lines } from '../starting.js';

export const schemaEvidence: Evidence = {
  shows: 'tables, their columns and how they refer to one another',
  words: [
    {
      weight: 11,
      words: `erd, er diagram|model, entity relationship|relation, e r diagram|model, crow|crows foot|feet,
        database schema|diagram|design|model|structure, db schema|diagram|model, foreign key*, primary key*, create table,
        relational model|schema|database, table structure|schema|definitions, er diagramm, er modell,
        entity relationship modell, datenbankschema*, datenbankmodell*, datenbankdiagramm*, entidad relacion,
        esquema de la base, modelo relacional, entite relation|association, modele relationnel, fremdschlussel,
        claves foraneas, cle etrangere, 实体关系, er 图, 数据库表, 表结构, 外键, 数据库设计, tables .. foreign, star schema, snowflake schema,
        fact table*, dimension table*, modele conceptuel, modele logique, mcd, modelo conceptual, modelo logico,
        schema de base, schema de la base, esquema de base, esquema relacional, entitatenmodell, physical model,
        logical model, data dictionary, 数据库模型, 关系模型, 主键, 数据表, data vault, design the tables, 3rd normal form,
        third normal form, er图`,
    },
    {
      weight: 7,
      words: `data model, datenmodell*, modelo de datos, modele de donnees, 数据模型, which tables, tables for|of|in,
        tables .. refer|reference|keys|point, join table*, many to many, one to many, cardinalit*, keys and, records point,
        point at, which records, refers to it, references each other, reference each other, prisma, by which id, normal form,
        normali*, base de datos, base de donnees, datenbank*, tablas, tabellen, drop a column, columns of, with their keys,
        has many, have many, can be in many, tables linked, tables .. related, tables are, linked tables,
        table customers|orders|users|items|products, store about, stored about, we store, what do we store,
        collections in mongo*, warehouse model, dimensions, relationships between the|our tables, erm, referential,
        references, relationen, beziehungen zwischen, was wird gespeichert, wie sind .. tabellen, que guardamos,
        on delete cascade, index*d by, junction table, lookup by id, 表之间, 字段, store that in, store this in, store it in,
        how should i store, primary and foreign, their relationships, our tables, tables of our, tables link*,
        stored in the database, database for, tabellenstruktur, model the data, model our data, which tables point,
        tables point, address of a customer kept, is kept, are kept, stored where, where .. stored, shipping id, 1 n, n m,
        1 1, spreadsheet into, entities of, entities and, which tables hold, tables hold, ids between, shown with keys,
        with keys, lookup tables, pk, fk, constraint*, unique constraint, not null, datenbank fur, base de datos para,
        base de donnees pour, every .. belongs to, each .. belongs to a|an|one, belongs to an, model of our sales warehouse,
        star model, user table, table have, what fields, table relationships, parent rows, child rows, normalised,
        mongodb collections, airtable, which columns, columns link, tables link, er model, columns .. tables,
        columns connect, record types, wiki tables, music streaming service model, warehouse tables, soft delete,
        audit table*, polymorphic, many users, inventory database, booking database, tenants and users tables,
        related in the database, in the database, variants and prices related, how are .. related, are related in`,
    },
    {
      weight: 4,
      words: `tables, sql, orm, entities, records, refer to, relations between, beziehungen, relaciones, relations entre,
        entitaten, entidades, entites, unique, each .. points to, belongs to one, store dimensions, saved in, one to one,
        n to m, ids, uuid, varchar, bigint, datensatz*, registros, enregistrements, livres auteurs, emprunts, loans,
        customer id, user id, order id, crm, mongo*, gym database, joins, sqlite, mysql`,
    },
    {
      weight: 2,
      words: `schema*, table, key*, view on top, fields, stored, id, database*, migrations, column*, row, rows, postgres, 数据库,
        migration, collections, dump`,
    },
  ],
  shapes: { tables: 9 },
  needs: [
    { what: 'The tables, by name.', shownBy: ['tables', 'names'] },
    { what: 'Their columns and keys, and which table refers to which.', shownBy: ['tables'] },
  ],
  start: (named) =>
    headed('schema', named) +
    lines(named.items, (each) => {
      const linked = named.links.filter(({ from }) => from.id === each.id);
      const keys = [...new Set(linked.map(({ to }) => to.id))].map((to) => `  ${to}_id int fk=${to}.id\n`).join('');
      return `table ${labelled(each)} {\n  id int pk\n${keys}}`;
    }),
  skeleton: `schema "What is stored"
table customer "Customer" {
  id int pk
  email varchar unique
}
table purchase "Order" {
  id int pk
  customer_id int fk=customer.id
  placed timestamp
}
`,
};
