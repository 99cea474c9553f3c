import { describe, expect, it } from 'vitest'
import { makeSearch } from './search-index.ts'
import type { ManualData } from './source.tsx'

const step = (texto: string) => ({ palabra: 'Cuando', texto, tabla: null, parrafo: null })

const DATA: ManualData = {
  caracteristicas: [
    {
      id: 'features/alertas/flujo.feature',
      modulo: 'alertas',
      nombre: 'Alertas antes de formular',
      descripcion: 'Interacciones, desabastecimiento y alergia.',
      etiquetas: [],
      antecedentes: [],
      escenarios: [
        {
          id: 'features/alertas/flujo.feature:12',
          nombre: 'Ordenar a pesar de la alergia',
          etiquetas: ['@flujo'],
          regla: null,
          pasos: [step('sigue con el motivo "Desensibilización supervisada"')],
          ejemplos: [],
          resultado: 'paso',
        },
      ],
    },
    {
      id: 'features/manual/manual.feature',
      modulo: 'manual',
      nombre: 'El manual',
      descripcion: '',
      etiquetas: [],
      antecedentes: [],
      escenarios: [
        {
          id: 'features/manual/manual.feature:40',
          nombre: '¿Por qué la fecha final es el 14?',
          etiquetas: [],
          regla: null,
          pasos: [step('busca «por qué la fecha final es el 14»')],
          ejemplos: [],
          resultado: null,
        },
      ],
    },
  ],
  reglas: [
    {
      id: 'sick-leave/end-date',
      funcion: 'endDate',
      regla: 'La fecha final es la fecha de inicio más los días menos uno.',
      fuente: 'spec 2 §4',
      mensajes: ['El mensaje de la regla'],
      archivo: 'packages/domain/src/sick-leave/end-date.ts',
      nombra: [],
      propiedades: [],
      caracteristicas: [],
    },
    {
      id: 'sick-leave/validity',
      funcion: 'validity',
      regla: 'La fecha de vigencia no es anterior a hoy.',
      fuente: '',
      mensajes: [],
      archivo: 'packages/domain/src/sick-leave/validity.ts',
      nombra: [],
      propiedades: [],
      caracteristicas: [],
    },
  ],
  maquinas: [
    {
      id: 'idle',
      titulo: 'Inactividad',
      descripcion: 'Se avisa y se cierra.',
      archivo: 'packages/machines/src/idle.ts',
      svg: '<svg/>',
      estados: [{ id: 'warned', titulo: 'Se avisó' }],
      transiciones: [{ de: 'active', a: 'warned', evento: 'Pasan 30 minutos', condicion: null }],
    },
  ],
  llamadas: [],
  paginas: [
    {
      id: 'preguntas',
      grupo: 'guia',
      idioma: 'es',
      titulo: 'Preguntas frecuentes',
      html: '<h2 id="alergia">¿Qué pasa si el paciente es alérgico y el médico insiste?</h2><p>Puede formular &amp; queda escrito.</p><h2 id="final">¿Por qué la fecha final es el 14?</h2><p>Los dos extremos cuentan.</p>',
    },
    {
      id: 'glossary',
      grupo: 'glosario',
      idioma: 'es',
      titulo: 'Glossary',
      html: '<table><tr id="prorroga"><td>prórroga</td><td>extension</td><td>la que sigue a la anterior</td><td><code>domain/x</code></td></tr></table>',
    },
    {
      id: 'mutation',
      grupo: 'guia',
      idioma: 'en',
      titulo: 'Mutation testing',
      html: '<h2 id="figures">Figures</h2><p>The alergia of a title.</p><table><tr><td>medicationAllergy</td></tr></table>',
    },
  ],
}

const search = makeSearch(DATA)
const places = (query: string) => search(query).flatMap(({ hits }) => hits.map(({ place }) => place))

describe('the search of the manual', () => {
  it('finds with and without accents, in capitals and by the beginning of a word', () => {
    for (const query of ['prórroga', 'prorroga', 'PRÓRROGA', 'prorr'])
      expect(places(query)).toEqual(['glosario/prorroga'])
  })

  it('knows the endings of a word: alérgico, alergia, alergias', () => {
    for (const query of ['alérgico', 'alergia', 'alergias']) {
      expect(places(query)).toEqual(
        expect.arrayContaining(
          ['guias/preguntas#alergia', 'features/alertas/flujo.feature:12'].map((id) =>
            id.startsWith('guias') ? id : `caracteristicas/${id}`,
          ),
        ),
      )
    }
  })

  it('answers a whole question with its section first', () => {
    expect(places('¿qué pasa si el paciente es alérgico y el médico insiste?')[0]).toBe('guias/preguntas#alergia')
    expect(places('por que la fecha final es el 14')[0]).toBe('guias/preguntas#final')
  })

  it('groups what it found by kind', () => {
    const kinds = search('fecha final').map(({ kind }) => kind)
    expect(kinds).toEqual([...new Set(kinds)])
    expect(kinds).toEqual(expect.arrayContaining(['pregunta', 'regla']))
  })

  it('finds a rule by what it says to people and a machine by what happens in it', () => {
    expect(places('mensaje de la regla')).toContain('reglas/sick-leave/end-date')
    expect(places('30 minutos')).toContain('maquinas/idle')
  })

  it('leaves out what has one word of two, where something has both', () => {
    expect(places('fecha')).toContain('reglas/sick-leave/validity')
    expect(places('fecha final')).not.toContain('reglas/sick-leave/validity')
  })

  it('puts what is in English after everything else, and never finds a row of its tables', () => {
    const kinds = search('alergia').map(({ kind }) => kind)
    expect(kinds.at(-1)).toBe('ingenieria')
    expect(kinds[0]).toBe('pregunta')
    expect(search('medicationAllergy')).toEqual([])
  })

  it('answers a question once: the scenario that asks it is left out', () => {
    expect(places('¿por qué la fecha final es el 14?')).not.toContain(
      'caracteristicas/features/manual/manual.feature:40',
    )
  })

  it('says at once what a question answers and what a term is', () => {
    const seconds = ['alérgico insiste', 'prórroga'].map((query) => search(query)[0]?.hits[0]?.second)
    expect(seconds).toEqual(['Puede formular & queda escrito.', 'la que sigue a la anterior · extension · domain/x'])
  })

  it('finds nothing in words that say nothing', () => {
    expect(search('qué es lo que hay')).toEqual([])
    expect(search('zarigüeya')).toEqual([])
  })
})
