/** Small PDFs made by hand: whole ones for whoever needs a file, and spoilt ones for whoever must refuse them. */
/** A file of these objects, the first of which is its catalogue, with its table and its end. */
export declare const pdfOf: (objects: readonly string[], trailer?: string) => Buffer<ArrayBuffer>
/** A page. `catalog` and `more`: entries of the catalogue, and objects from number 4 on. */
export declare const pageWith: (catalog: string, more?: readonly string[], page?: string) => Buffer<ArrayBuffer>
/** A whole PDF of one page that carries this text, in bytes of one sign each. */
export declare const wholePdf: (text?: string) => Buffer<ArrayBuffer>
