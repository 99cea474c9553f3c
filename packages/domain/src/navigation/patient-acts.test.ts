import { describe, expect, it } from 'vitest'
import { patientActs, patientQuestion } from './patient-acts.ts'

const user = { permissions: ['historico.atenciones', 'historico.ordenes', 'historico.incapacidades'] }
const consulta = { id: 7, estado_id: 2, hoy: true, escribe: true }
const acts = (given: typeof consulta | null) => patientActs(user, { id: 3, consulta: given }, []).map(({ act }) => act)

describe('patientQuestion', () => {
  it.each([
    ['gómez', 'gomez', []],
    ['GÓMEZ  formular', 'gomez', ['formular']],
    ['gomez incapacidad', 'gomez', ['incapacitar', 'incapacidades']],
    ['gomez proced', 'gomez', ['procedimientos']],
    ['gomez maria ordenes', 'gomez maria', ['ordenes']],
    ['gomez orde', 'gomez', ['ordenar', 'ordenes']],
    ['orde', 'orde', []],
    ['43 512 887', '43 512 887', []],
    ['', '', []],
  ] as const)('%s: %s, %j', (text, patient, asked) => {
    expect(patientQuestion(text)).toEqual({ patient, acts: asked })
  })
})

describe('patientActs', () => {
  it('orders only in the consultation of today of who writes in it, while it is to be attended', () => {
    expect(acts(consulta)).toEqual([
      'ordenar',
      'formular',
      'procedimientos',
      'incapacitar',
      'linea',
      'ordenes',
      'incapacidades',
    ])
    for (const other of [
      null,
      { ...consulta, hoy: false },
      { ...consulta, escribe: false },
      { ...consulta, estado_id: 4 },
    ])
      for (const act of ['ordenar', 'formular', 'incapacitar']) expect(acts(other)).not.toContain(act)
  })

  it('opens a consultation without appointment only who attends, and not to who has one of theirs today', () => {
    const attends = { permissions: ['panelmedico.atenciones'] }
    const begins = (given: typeof consulta | null) => patientActs(attends, { id: 3, consulta: given }, ['prioritaria'])
    expect(begins(null)).toEqual([
      {
        act: 'prioritaria',
        title: 'Abrir consulta prioritaria',
        keys: 'Alt C',
        address: '/panelMedico/atencion?prioritaria=si',
      },
    ])
    expect(begins({ ...consulta, hoy: false })).toHaveLength(1)
    expect(begins(consulta)).toEqual([])
    expect(patientActs(user, { id: 3, consulta: null }, ['prioritaria'])).toEqual([])
  })

  it('refers only who may register referrals', () => {
    const both = { permissions: ['referencia.menu', 'referencia.registro'] }
    expect(patientActs(both, { id: 3, consulta }, ['remitir'])).toEqual([
      { act: 'remitir', title: 'Remitir', keys: 'Alt M', address: '/referencia/registro?consulta=7' },
    ])
    for (const permissions of [['referencia.menu'], ['referencia.registro'], []])
      expect(patientActs({ permissions }, { id: 3, consulta }, ['remitir'])).toEqual([])
  })

  it('says its key and its address, in which there is nobody’s name', () => {
    expect(patientActs(user, { id: 3, consulta }, ['ordenar', 'formular', 'linea'])).toEqual([
      {
        act: 'ordenar',
        title: 'Ordenar en la consulta',
        keys: 'Alt O',
        address: '/panelMedico/atencion/7?ordenar=ultimo',
      },
      {
        act: 'formular',
        title: 'Formular medicamentos',
        keys: 'Alt F',
        address: '/panelMedico/atencion/7?ordenar=medicamentos',
      },
      { act: 'linea', title: 'Línea de tiempo', keys: 'Alt L', address: '/historico/consultas?afiliado=3' },
    ])
  })

  it('offers nothing of a page that the person may not open', () => {
    expect(patientActs({ permissions: ['historico.ordenes'] }, { id: 3, consulta: null }, [])).toEqual([])
  })
})
