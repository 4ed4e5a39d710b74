// The audit log as a file: all of it, or the days of the filters.
import type { JSX } from 'preact';
import { savedFile } from '../../api/client.js';
import { ChoiceField, Form, TextField, type Values } from '../../parts/form.js';
import { Section } from '../../parts/section.js';
import type { AuditQuery } from './filters.js';

interface ExportLogProps {
  readonly org: string;
  readonly filters: AuditQuery;
}

export function ExportLog({ org, filters: { from, to } }: ExportLogProps): JSX.Element {
  const save = (values: Values): Promise<void> => {
    const after = values.text('after');
    const query = new URLSearchParams({
      format: values.text('format'),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(after !== '' && { after }),
    });
    return savedFile(`/orgs/${org}/audit/export?${query}`);
  };
  return (
    <Section
      title="Export"
      about={
        <>
          Every entry of the days above, oldest first. The other filters don't apply. <code>linework audit verify</code>{' '}
          checks that no entry in the file is missing or changed.
        </>
      }
    >
      <Form send={save} words="Export">
        <ChoiceField
          name="format"
          label="Format"
          options={[
            { value: 'ndjson', words: 'NDJSON, which can be verified' },
            { value: 'csv', words: 'CSV, for a spreadsheet' },
          ]}
        />
        <details>
          <summary>Continue an interrupted export</summary>
          <TextField name="after" label="Id of the last complete entry" maxLength={64} />
        </details>
      </Form>
    </Section>
  );
}
