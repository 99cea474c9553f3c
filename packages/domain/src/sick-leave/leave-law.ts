/** The figures of the norms by which a leave is checked, each with the days from which its records hold. */
import { FIGURES, type FigureKey } from '../law/figures.ts'
import { withRows, type StoredFigure } from '../law/governing.ts'
import { AHEAD, type Ahead } from './future-start.ts'
import type { LegalRecord, LegalRecords } from './law.ts'
import { LICENCE_DAYS, type LicenceLaw } from './licence-days.ts'
import { CERTIFICATE_DAYS, type CertificateDays } from './max-days.ts'
import { MAX_RETROACTIVE, type MaxRetroactive } from './retroactive.ts'

export interface LeaveLaw extends LicenceLaw {
  /** Days of a certificate. */
  readonly certificado: LegalRecords<LegalRecord & CertificateDays>
  readonly retroactiva: LegalRecords<MaxRetroactive>
  readonly anticipada: LegalRecords<Ahead>
}

/** What the product came with. */
export const LEAVE_LAW: LeaveLaw = {
  ...LICENCE_DAYS,
  certificado: CERTIFICATE_DAYS,
  retroactiva: MAX_RETROACTIVE,
  anticipada: AHEAD,
}

/** The key of each of them, under which an installation keeps its rows. */
export const LEAVE_FIGURES = {
  certificado: 'incapacidad.dias_certificado',
  retroactiva: 'incapacidad.dias_retroactiva',
  anticipada: 'incapacidad.dias_anticipada',
  maternidad: 'incapacidad.dias_maternidad',
  paternidad: 'incapacidad.dias_paternidad',
  perdida: 'incapacidad.dias_perdida',
  ninez: 'incapacidad.dias_ninez',
} as const satisfies Readonly<Record<keyof LeaveLaw, FigureKey>>

/**
 * The figures of an installation: what the product came with and the rows that it wrote.
 * @regla Las cifras con que se revisa una incapacidad son las filas vigentes el día en que se expide; donde ninguna lo dice, las de fábrica.
 */
export const leaveLawOf = (rows: readonly (StoredFigure & { readonly clave: string })[]): LeaveLaw => {
  const of = <R extends LegalRecord>(name: keyof LeaveLaw, seed: LegalRecords<R>): LegalRecords<R> => {
    const clave = LEAVE_FIGURES[name]
    return withRows(
      FIGURES[clave],
      seed,
      rows.filter((row) => row.clave === clave),
    )
  }
  return {
    certificado: of('certificado', LEAVE_LAW.certificado),
    retroactiva: of('retroactiva', LEAVE_LAW.retroactiva),
    anticipada: of('anticipada', LEAVE_LAW.anticipada),
    maternidad: of('maternidad', LEAVE_LAW.maternidad),
    paternidad: of('paternidad', LEAVE_LAW.paternidad),
    perdida: of('perdida', LEAVE_LAW.perdida),
    ninez: of('ninez', LEAVE_LAW.ninez),
  }
}
