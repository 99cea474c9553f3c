import { describe, expect, it } from 'vitest'
import { indexAllergies, type RecordedAllergy } from './allergy-knowledge.ts'
import { crossAllergyCheck } from './cross-allergy.ts'
import { drugFacts } from './drug-facts.ts'

const group = (clase: string, principios: string, cruce_interno: string | null) => ({
  clase,
  principios,
  cruce_interno,
  conducta: `Con ${clase}, primera dosis vigilada`,
  alias: null,
  fuente: 'Prueba',
})
const KNOWLEDGE = indexAllergies(
  [
    group('Cefalosporinas', 'Cefalexina;Ceftriaxona', 'baja'),
    group('Penicilinas', 'Amoxicilina;Cefalexina', null),
    group('AINE', 'Ibuprofeno;Naproxeno', 'teórica'),
    group('Ácidos', 'Ibuprofeno;Naproxeno', 'baja'),
  ],
  [
    { clase: 'Penicilinas', cruza_con: 'Cefalosporinas', tipo: 'clase', nivel: 'alta' },
    { clase: 'AINE', cruza_con: 'Propofol', tipo: 'principio', nivel: 'teórica' },
    { clase: 'Ácidos', cruza_con: 'Propofol', tipo: 'principio', nivel: 'alta' },
  ],
  new Map(),
  new Set(['cefalexina', 'ceftriaxona', 'amoxicilina', 'ibuprofeno', 'naproxeno', 'propofol']),
)
const drug = (principio: string) =>
  drugFacts({ codesumi_id: 5, nombre: principio, atc: null, principio_activo: principio, componentes: '', via: 'Oral' })
const allergy = (nombre: string, tipo: string, id = 3): RecordedAllergy => ({
  id,
  nombre,
  tipo,
  reaccion: null,
  anio: null,
  registrada_por: null,
  registrada: null,
})
const found = (to: string, ...registradas: readonly RecordedAllergy[]) =>
  crossAllergyCheck(drug(to), { preguntadas: true, registradas }, KNOWLEDGE).hallazgos

describe('a cross with an allergy', () => {
  it('is told once for each allergy, with its strongest level, and the gravest first', () => {
    expect(found('Propofol', allergy('Ibuprofeno', 'principio')).map(({ severidad }) => severidad)).toEqual(['mayor'])
    expect(found('Naproxeno', allergy('Ibuprofeno', 'principio')).map(({ severidad }) => severidad)).toEqual([
      'moderada',
    ])
    expect(
      found('Propofol', allergy('AINE', 'clase', 1), allergy('Ácidos', 'clase', 2)).map(({ clave }) => clave),
    ).toEqual(['alergia_cruzada:2:5', 'alergia_cruzada:1:5'])
  })

  it('names the drug that is to be ordered, its ingredient and its group, and does not stop the order', () => {
    expect(found('Ceftriaxona', allergy('Penicilinas', 'clase'))).toEqual([
      {
        comprobacion: 'alergia_cruzada',
        clave: 'alergia_cruzada:3:5',
        alerta_detalle_id: null,
        severidad: 'mayor',
        titulo: 'Alergia cruzada alta con Penicilinas',
        detalle: 'Ceftriaxona contiene Ceftriaxona, del grupo Cefalosporinas.',
        conducta: 'Con Penicilinas, primera dosis vigilada',
        medicamentos: [{ codesumi_id: 5, nombre: 'Ceftriaxona', principio: 'Ceftriaxona', origen: 'por_ordenar' }],
        bloquea: false,
        fuente: 'Prueba',
      },
    ])
    expect(found('Naproxeno', allergy('Ibuprofeno', 'principio'))[0]?.conducta).toBe(
      'Con Ácidos, primera dosis vigilada',
    )
    expect(found('Propofol', allergy('Ácidos', 'clase'))[0]?.detalle).toBe('Propofol contiene Propofol.')
  })

  it('among the members of a class is told only where it is known that they cross', () => {
    expect(found('Cefalexina', allergy('Amoxicilina', 'principio'))[0]?.titulo).toBe(
      'Alergia cruzada alta con Amoxicilina',
    )
    expect(found('Ibuprofeno', allergy('Ceftriaxona', 'principio'))).toEqual([])
  })

  it('is told of a class by its crosses, and not by those of the classes that its members have besides', () => {
    expect(found('Propofol', allergy('Cefalosporinas', 'clase'))).toEqual([])
    expect(found('Amoxicilina', allergy('Cefalosporinas', 'clase'))[0]?.severidad).toBe('mayor')
  })
})
