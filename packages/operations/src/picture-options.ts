// How a picture is asked for, in every operation that draws: in, the request's optional fields; out, the core's options.
import type { DrawOptions } from '@linework/core';

type Requested = { readonly [Name in keyof DrawOptions]?: DrawOptions[Name] | undefined };

export function pictureOptions({ scheme, embedSource, background }: Requested): DrawOptions {
  return {
    ...(scheme === undefined ? {} : { scheme }),
    ...(embedSource === undefined ? {} : { embedSource }),
    ...(background === undefined ? {} : { background }),
  };
}
