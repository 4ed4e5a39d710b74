// Publishes a file, or a source that is pasted, with what its link shows.
import type { JSX } from 'preact';
import { homeOf, type Owner } from '../../library/owner.js';
import { publish } from '../../library/publish.js';
import { SettingFields, settingsFrom } from '../../library/setting-fields.js';
import { named } from '../../names/named.js';
import { Dialog } from '../../parts/dialog.js';
import { AreaField, CheckField, Form, TextField, type Values } from '../../parts/form.js';
import { useConsole } from '../../state/console.js';

export interface PublishDialogProps {
  readonly owner: Owner;
  readonly published: () => Promise<void>;
  readonly close: () => void;
}

export function PublishDialog({ owner, published, close }: PublishDialogProps): JSX.Element {
  const { address, me, notices } = useConsole();
  const send = async (values: Values): Promise<void> => {
    const file = values.file('file');
    const source = file === undefined ? values.raw('source') : await file.text();
    const { title, folder, alias } = {
      title: values.text('title'),
      folder: values.text('folder'),
      alias: values.text('alias'),
    };
    const { id, organization } = await publish(owner, {
      source,
      ...settingsFrom(values),
      replace: values.isOn('replace'),
      ...(title !== '' && { title }),
      ...(folder !== '' && { folder }),
      ...(alias !== '' && { alias }),
      ...(values.isOn('personal') && { personal: true }),
    });
    const org = me.value.organizations.find((each) => each.slug === organization?.slug);
    notices.say(`Published to ${named(organization?.name ?? 'your own library')}.`);
    close();
    await published();
    address.go(`${homeOf(org === undefined ? owner : { kind: 'organisation', org })}/diagrams/${id}`);
  };
  return (
    <Dialog title="Publish a file" close={close}>
      <Form words="Publish" send={send}>
        <TextField
          name="file"
          type="file"
          label="File"
          hint="A source in the Linework language: *.diagram."
          accept=".diagram,.linework,.txt,text/plain"
        />
        <AreaField name="source" label="Or its source" rows={4} maxLength={1_000_000} />
        <TextField name="title" label="Title" hint="Default: the title in the source." maxLength={200} />
        <TextField
          name="folder"
          label="Folder"
          hint="Names separated by slashes, such as team/payments."
          maxLength={300}
        />
        <details class="more">
          <summary>What its link shows</summary>
          <div class="stack">
            <SettingFields />
            {owner.kind === 'account' && (
              <TextField
                name="alias"
                label="Stable link"
                hint="A name, such as checkout. The link always shows the latest version; a diagram that already has the name gets a new version."
                maxLength={60}
              />
            )}
            <CheckField name="replace" label="A diagram of the same title in the same folder gets a new version" />
            {owner.kind === 'account' && me.value.organizations.length > 0 && (
              <CheckField name="personal" label="Publish to my own library, regardless of my default" />
            )}
          </div>
        </details>
      </Form>
    </Dialog>
  );
}
