/** What a guided walk is. A step is named as a reader sees it, so that a walk that changes breaks its guide and not its sense. */

export type GuidedStep = {
  /** What it shows, in a sentence. */
  readonly says: string
} & (
  | {
      readonly event: string
      /** Place among the events of that name that the walk offers; 0 where it is left out. */
      readonly at?: number
    }
  | { readonly port: string; readonly answer: string }
  | { readonly time: true }
)

export interface Guide {
  readonly id: string
  /** The frequent question, as its page writes it. */
  readonly question: string
  readonly machineId: string
  /** Place of the situation from which it starts, among those of the machine. */
  readonly walk?: number
  readonly steps: readonly GuidedStep[]
  /** Where the machine stands at the end, and what it means. */
  readonly ends: string
}
