// Limits of an uploaded font.

/** One per weight of pictures. */
export const MOST_FONT_FILES = 3;
/** Bytes of an uploaded file. */
export const LARGEST_FONT_FILE = 500_000;
/** Bytes of all kept faces: they cross to a drawing process with every call. */
export const MOST_KEPT_BYTES = 600_000;
