/** What a machine wants said without stopping anybody: the screen shows it as a toast when `seq` grows. */
export interface Notice {
  readonly seq: number
  readonly tone: 'ok' | 'error'
  readonly message: string
}

/** The next notice after `previous`; equal texts are still told apart by `seq`. */
export const nextNotice = (previous: Notice | null, tone: Notice['tone'], message: string): Notice => ({
  seq: (previous?.seq ?? 0) + 1,
  tone,
  message,
})
