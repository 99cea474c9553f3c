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
  Medicamentos: {
    will: 'Aquí se formulan medicamentos: dosis y cantidad mensual, interacciones, desabastecimiento, alergias y la historia de los últimos seis meses.',
    meanwhile:
      'Mientras tanto, formule por el medio que su institución usa hoy. Las alergias del afiliado están arriba.',
  },
  Oncología: {
    will: 'Aquí se ordenan esquemas oncológicos por ciclos, con la dosis calculada por superficie corporal.',
    meanwhile:
      'Mientras tanto, ordene el esquema por el medio que su institución usa hoy. La superficie corporal está arriba.',
  },
  CodigosPropios: {
    will: 'Aquí se ordenan los servicios del catálogo de códigos propios de la entidad.',
    meanwhile: 'Mientras tanto, si el servicio tiene código CUPS, ordénelo en Procedimientos.',
  },
  Incapacidades: {
    will: 'Aquí se registran incapacidades, con su prórroga, sus días y su constancia para imprimir.',
    meanwhile: 'Mientras tanto, expida la incapacidad por el medio que su institución usa hoy.',
  },
}
