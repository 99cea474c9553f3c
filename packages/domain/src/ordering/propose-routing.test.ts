import { describe, expect, it } from 'vitest'
import { type ContractedSite, proposeRouting } from './propose-routing.ts'

const MEDELLIN = 5001
const BELLO = 5088
const ANTIOQUIA = 5

const site = (rep_id: number, nombre: string, changes: Partial<ContractedSite> = {}): ContractedSite => ({
  rep_id,
  nombre,
  municipio_id: MEDELLIN,
  municipio: 'Medellín',
  departamento_id: ANTIOQUIA,
  servicio: 'endoscopia',
  prioridad: 2,
  vigente_desde: '2026-01-01',
  vigente_hasta: '2026-12-31',
  activo: true,
  ...changes,
})
const inBello = { municipio_id: BELLO, municipio: 'Bello' }

const propose = (contratos: readonly ContractedSite[], changes: { ips_id?: number | null } = {}) =>
  proposeRouting({
    item_id: 452301,
    servicio: 'endoscopia',
    ips_id: 11,
    municipio_id: MEDELLIN,
    municipio_nombre: 'Medellín',
    departamento_id: ANTIOQUIA,
    contratos,
    hoy: '2026-11-21',
    ...changes,
  })

describe('the primary provider', () => {
  it('is chosen automatically when it holds a contract of the service, whatever the priority', () => {
    const proposal = propose([
      site(20, 'Clínica del Norte', { prioridad: 1 }),
      site(11, 'Sede Laureles', { prioridad: 9 }),
    ])
    expect(proposal).toMatchObject({
      rep: { id: 11, nombre: 'Sede Laureles', municipio: 'Medellín' },
      regla: 'ips_primaria',
      automatico: true,
      motivo: 'Automático: IPS primaria del afiliado',
    })
    expect(proposal.alternativas).toEqual([
      {
        rep_id: 20,
        nombre: 'Clínica del Norte',
        municipio: 'Medellín',
        regla: 'contrato_municipio',
        motivo: 'Contrato vigente',
      },
    ])
  })

  it('is not chosen with a contract of another service', () => {
    expect(propose([site(11, 'Sede Laureles', { servicio: 'laboratorio' })]).rep).toBeNull()
  })

  it('may be nobody', () => {
    expect(propose([site(11, 'Sede Laureles')], { ips_id: null }).regla).toBe('contrato_municipio')
  })
})

describe('the municipality', () => {
  it('gives the best priority and counts the others', () => {
    const proposal = propose([
      site(22, 'Clínica Prado', { prioridad: 2 }),
      site(21, 'Clínica Central', { prioridad: 1 }),
      site(23, 'Clínica del Norte', { ...inBello, prioridad: 1 }),
    ])
    expect(proposal).toMatchObject({
      rep: { id: 21 },
      regla: 'contrato_municipio',
      automatico: false,
      motivo: 'Contrato vigente · 2 alternativas',
    })
    expect(proposal.alternativas.map(({ rep_id }) => rep_id)).toEqual([22, 23])
  })

  it('says one alternative, and none, as a person would', () => {
    expect(propose([site(21, 'A'), site(22, 'B')]).motivo).toBe('Contrato vigente · 1 alternativa')
    expect(propose([site(21, 'A')]).motivo).toBe('Contrato vigente')
  })

  it('breaks a tie by name and then by id', () => {
    expect(propose([site(3, 'Prado'), site(2, 'Ábaco'), site(1, 'Zafiro')]).rep?.id).toBe(2)
    expect(propose([site(3, 'Prado'), site(2, 'Prado')]).rep?.id).toBe(2)
  })

  it('counts a site once, however many contracts it has', () => {
    const twice = [site(21, 'Clínica Central', { prioridad: 3 }), site(21, 'Clínica Central', { prioridad: 1 })]
    expect(propose(twice).motivo).toBe('Contrato vigente')
  })
})

describe('the department', () => {
  it('serves when the municipality has nobody', () => {
    expect(propose([site(23, 'Clínica del Norte', inBello)])).toMatchObject({
      rep: { id: 23, municipio: 'Bello' },
      regla: 'contrato_departamento',
      automatico: false,
      motivo: 'Contrato vigente en Bello, fuera de su municipio',
    })
  })

  it('is not crossed', () => {
    const proposal = propose([site(30, 'Clínica de Occidente', { municipio_id: 76001, departamento_id: 76 })])
    expect(proposal).toEqual({
      item_id: 452301,
      rep: null,
      regla: 'ninguna',
      automatico: false,
      motivo: 'Ninguna sede contratada en Medellín',
      alternativas: [],
    })
  })
})

describe('a contract', () => {
  it('serves on its first and on its last day', () => {
    expect(propose([site(21, 'A', { vigente_desde: '2026-11-21' })]).rep?.id).toBe(21)
    expect(propose([site(21, 'A', { vigente_hasta: '2026-11-21' })]).rep?.id).toBe(21)
    expect(propose([site(21, 'A', { vigente_hasta: null })]).rep?.id).toBe(21)
  })

  it('does not serve before, after, nor inactive', () => {
    expect(propose([site(21, 'A', { vigente_desde: '2026-11-22' })]).rep).toBeNull()
    expect(propose([site(21, 'A', { vigente_hasta: '2026-11-20' })]).rep).toBeNull()
    expect(propose([site(21, 'A', { activo: false })]).rep).toBeNull()
  })
})

describe('an affiliate without a municipality', () => {
  const unknown = { municipio_id: null, municipio_nombre: null }
  const base = { item_id: 1, servicio: 'endoscopia', ips_id: null, ...unknown, hoy: '2026-11-21' }

  it('is served in the department, and told no municipality', () => {
    const proposal = proposeRouting({ ...base, departamento_id: ANTIOQUIA, contratos: [site(23, 'Norte', inBello)] })
    expect(proposal.motivo).toBe('Contrato vigente en Bello')
  })

  it('is not served at all without a department', () => {
    const proposal = proposeRouting({ ...base, departamento_id: null, contratos: [site(23, 'Norte', inBello)] })
    expect(proposal.motivo).toBe('Ninguna sede contratada: el afiliado no tiene municipio de atención')
  })
})
