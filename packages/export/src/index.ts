// Pictures in other formats than SVG, for Node: PNG and PDF.
export {};
