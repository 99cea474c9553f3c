/** What each kind of order will do here, for the ones that are not in service yet. */
import type { OrderingOption } from '@cauce/domain/ordering/order-type'

export interface PaneStatus {
  /** What it will be for. */
  readonly will: string
  /** What one does until then. */
  readonly meanwhile: string
}

/** Kinds of order without a workspace. Procedures have theirs. */
export const NOT_IN_SERVICE: Readonly<Partial<Record<OrderingOption, PaneStatus>>> = {
  Incapacidades: {
    will: 'Aquí se registran incapacidades, con su prórroga, sus días y su constancia para imprimir.',
    meanwhile: 'Mientras tanto, expida la incapacidad por el medio que su institución usa hoy.',
  },
}
