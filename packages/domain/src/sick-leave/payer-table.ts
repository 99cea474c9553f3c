/** Who pays each day of a chain, by benefit regime and kind: dated tables with the source of each row. */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { ContingencyKind } from './contingency.ts'
import { inForce, type LegalRecord, type LegalRecords } from './law.ts'

export const REGIMENES_PRESTACIONALES = ['contributivo', 'magisterio'] as const
export type RegimenPrestacional = (typeof REGIMENES_PRESTACIONALES)[number]

/** Part of the base (IBC, or basic salary of a teacher) that is paid. */
export type Share = '2/3' | '1/2' | '1'

export interface PayerRow {
  /** First and last day of the chain, from 1; null: without end. */
  readonly desde_dia: number
  readonly hasta_dia: number | null
  /** With its article, as it is read; null where nobody pays by this table. */
  readonly pagador: string | null
  readonly parte: Share | null
  readonly nota: string | null
  readonly fuente: string
}

interface PayerTable extends LegalRecord {
  readonly filas: readonly PayerRow[]
}

const row = (
  [desde_dia, hasta_dia]: readonly [number, number | null],
  pagador: string | null,
  parte: Share | null,
  fuente: string,
  nota: string | null = null,
): PayerRow => ({ desde_dia, hasta_dia, pagador, parte, nota, fuente })

const SECRETARIA = 'la Secretaría de Educación'
const TEACHERS = 'Decreto 2831 de 2005, art. 9 (quién paga); la parte es de una página sindical, ajustable'
const REFUND = 'La reembolsa el Fondo (FOMAG)'

const LICENCE: LegalRecords<PayerTable> = [
  {
    vigente_desde: '2021-07-29',
    fuente: 'Ley 2114 de 2021',
    filas: [row([1, null], 'la EPS', '1', 'Ley 2114 de 2021; Decreto 2126 de 2023, cap. 2')],
  },
]

/** @fuente Decreto 1427 de 2022; Decreto 2831 de 2005, art. 9 */
const TABLES: Readonly<Record<RegimenPrestacional, Readonly<Record<ContingencyKind, LegalRecords<PayerTable>>>>> = {
  contributivo: {
    comun: [
      {
        vigente_desde: '2023-12-12',
        fuente: 'Decreto 780 de 2016, art. 3.2.1.10; CST art. 227; Decreto-ley 019 de 2012, art. 142',
        filas: [
          row([1, 2], 'el empleador', '2/3', 'Decreto 780 de 2016, art. 3.2.1.10 par. 1'),
          row([3, 90], 'la EPS', '2/3', 'CST art. 227'),
          row([91, 180], 'la EPS', '1/2', 'CST art. 227'),
          row(
            [181, 540],
            'el fondo de pensiones',
            '1/2',
            'Decreto-ley 019 de 2012, art. 142',
            'Con concepto de rehabilitación favorable; mientras no se expida, la EPS',
          ),
          row(
            [541, null],
            'la EPS',
            '1/2',
            'Decreto 1427 de 2022, art. 2.2.3.6.1; la mitad es ajustable',
            'Si el concepto es favorable y sigue el tratamiento, no hay recuperación o hay una enfermedad concomitante',
          ),
        ],
      },
    ],
    laboral: [
      {
        vigente_desde: '2002-12-17',
        fuente: 'Ley 776 de 2002, art. 3',
        filas: [
          row([1, 1], 'el empleador', '1', 'Ley 776 de 2002, art. 3; el día 1 es ajustable'),
          row([2, 360], 'la ARL', '1', 'Ley 776 de 2002, art. 3', 'Hasta 180 días, prorrogables hasta por 180 más'),
          row([361, null], 'la ARL', '1', 'Ley 776 de 2002, art. 3', 'Hasta que se califique la pérdida'),
        ],
      },
    ],
    licencia: LICENCE,
  },
  magisterio: {
    comun: [
      {
        vigente_desde: '2005-08-16',
        fuente: 'Decreto 2831 de 2005, art. 9',
        filas: [
          row([1, 90], SECRETARIA, '2/3', TEACHERS, REFUND),
          row([91, 180], SECRETARIA, '1/2', TEACHERS, REFUND),
          row([181, null], null, null, TEACHERS, 'Se valora el reintegro o la pensión'),
        ],
      },
    ],
    laboral: [
      {
        vigente_desde: '2015-08-20',
        fuente: 'Decreto 1655 de 2015',
        filas: [
          row([1, 180], SECRETARIA, '1', 'Decreto 1655 de 2015', REFUND),
          row([181, null], null, null, 'Decreto 1655 de 2015', 'La incapacidad temporal no pasa de 180 días'),
        ],
      },
    ],
    licencia: [
      {
        vigente_desde: '2021-07-29',
        fuente: 'Ley 2114 de 2021; el pagador es ajustable',
        filas: [row([1, null], SECRETARIA, '1', 'Ley 2114 de 2021; el pagador es ajustable')],
      },
    ],
  },
}

/** The rows that hold on a day for a regime and a kind of contingency. */
export const payerRows = (
  regimen: RegimenPrestacional,
  kind: ContingencyKind,
  day: CalendarDate,
): readonly PayerRow[] => inForce(TABLES[regimen][kind], day).filas
