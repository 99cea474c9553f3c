/** What was just ordered, told until the next line is typed. */

export interface DoneOrder {
  readonly id: number
  /** Lines of the order. */
  readonly count: number
  /** The server's sentence. */
  readonly mensaje: string
}

interface WithDone {
  /** Absent in the flows that were kept before it was noted. */
  readonly done?: DoneOrder | null | undefined
}

/** Another line begins: what was ordered before is told no more. */
export const lineBegins = ({ done }: WithDone): { readonly done?: null } =>
  done === null || done === undefined ? {} : { done: null }
