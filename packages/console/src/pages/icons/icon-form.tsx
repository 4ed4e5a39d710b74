// Uploading an icon: its name, its file, and what it is found by.
import type { JSX } from 'preact';
import { base64Of } from '../../api/base64.js';
import { besideFields } from '../../api/beside-fields.js';
import { answered, api } from '../../api/client.js';
import type { BodyOf } from '../../api/of.js';
import { asRefusal } from '../../api/refusal.js';
import { AreaField, Form, TextField, type Values } from '../../parts/form.js';
import type { Icon } from './icon-art.js';

export interface IconFormProps {
  readonly org: string;
  readonly replaced?: Icon;
  readonly saved: (icon: Icon, notes: readonly string[]) => Promise<void>;
}

type Body = BodyOf<'/orgs/{org}/icons/{name}', 'put'>;

export function IconForm({ org, replaced, saved }: IconFormProps): JSX.Element {
  const send = async (values: Values): Promise<void> => {
    const name = replaced?.name ?? values.text('name');
    const body: Body = {
      ...(await artIn(values)),
      words: [...partsOf(values.text('words'))],
      products: [...partsOf(values.text('products'))],
    };
    const call = api.PUT('/orgs/{org}/icons/{name}', { params: { path: { org, name } }, body });
    const { icon, notes } = await answered(call).catch((thrown: unknown) => {
      throw besideFields(asRefusal(thrown), ['svg', 'png', 'name', 'words', 'products']);
    });
    await saved(icon, notes);
  };
  return (
    <Form send={send} words={replaced ? 'Replace the icon' : 'Upload the icon'}>
      {!replaced && (
        <TextField
          name="name"
          label="Name"
          hint="1 to 40 lowercase letters, digits and hyphens: till is written icon=own:till."
          required
          maxLength={40}
          pattern="[a-z0-9\-]{1,40}"
          title="Lowercase letters, digits and hyphens"
        />
      )}
      <TextField
        name="file"
        label="File"
        type="file"
        accept=".svg,.png,image/svg+xml,image/png"
        hint="An SVG of plain outlines, or a PNG of flat colours of at most 1 MB. Only outlines and colours are kept."
      />
      <AreaField name="svg" label="Or the text of an SVG" rows={3} maxLength={70_000} />
      <TextField
        name="products"
        label="Products"
        hint="A node whose label names one gets the icon automatically. Separate them with commas."
        defaultValue={replaced?.products.join(', ') ?? ''}
      />
      <TextField
        name="words"
        label="Words"
        hint="Searches also find the icon by these words. Separate them with commas."
        defaultValue={replaced?.words.join(', ') ?? ''}
      />
    </Form>
  );
}

async function artIn(values: Values): Promise<Pick<Body, 'svg' | 'png'>> {
  const file = values.file('file');
  if (file?.type === 'image/png') return { png: await base64Of(file) };
  const svg = file ? await file.text() : values.raw('svg');
  return svg === '' ? {} : { svg };
}

export function partsOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
