import { describe, expect, it } from 'vitest'
import type { Finding } from './check.ts'
import { withoutContradiction } from './dose-contradiction.ts'

const finding = (
  clave: string,
  severidad: Finding['severidad'],
  comprobacion: Finding['comprobacion'] = 'dosis',
): Finding => ({
  comprobacion,
  clave,
  alerta_detalle_id: null,
  severidad,
  titulo: clave,
  detalle: null,
  conducta: null,
  medicamentos: [],
  bloquea: false,
  fuente: null,
})
const low = finding('dosis:5:baja', 'informativa')
const keysOf = (...findings: readonly Finding[]) => withoutContradiction(findings).map(({ clave }) => clave)

describe('a dose that is too much', () => {
  it.each(['dosis:5:frecuencia', 'dosis:5:maxima_dia', 'dosis:suma:metotrexato:5-6', 'dosis:5:tope_por_dosis'])(
    'is not told to be little too: %s',
    (clave) => {
      expect(keysOf(finding(clave, 'contraindicada'), low)).toEqual([clave])
      expect(keysOf(low, finding(clave, 'moderada'))).toEqual([clave])
    },
  )

  it('nor is that of a child, of the drug or of one of its ingredients', () => {
    const lesser = ['baja_nino', 'baja_nino:metotrexato'].map((kind) => finding(`dosis:5:${kind}`, 'informativa'))
    expect(keysOf(...lesser, finding('dosis:5:alta_nino', 'mayor'))).toEqual(['dosis:5:alta_nino'])
  })
})

describe('a dose that is little', () => {
  it('is told where nothing says that it is too much', () => {
    expect(keysOf(low, finding('dosis:5:frecuencia', 'informativa'))).toEqual(['dosis:5:baja', 'dosis:5:frecuencia'])
    expect(keysOf(low, finding('renal:5', 'mayor', 'renal'))).toEqual(['dosis:5:baja', 'renal:5'])
  })

  it('is told where it asks for an explanation itself', () => {
    expect(keysOf(finding('dosis:5:baja_nino', 'moderada'))).toEqual(['dosis:5:baja_nino'])
    expect(keysOf(finding('dosis:5:baja_nino', 'moderada'), finding('dosis:5:alta', 'moderada'))).toEqual([
      'dosis:5:alta',
    ])
  })

  it('is the only thing that is silent', () => {
    const other = finding('dosis:5:edad', 'informativa')
    expect(keysOf(other, finding('dosis:5:alta', 'moderada'))).toEqual(['dosis:5:edad', 'dosis:5:alta'])
  })
})
