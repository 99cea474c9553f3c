import { Card } from '@cauce/ui/card/card'
import { PlaceLink, useManual } from '../context.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { OutcomeChip } from '../parts/outcome-chip.tsx'
import { placeText, QUESTIONS, type SectionId, SECTIONS } from '../place.tsx'
import { sectionsOf } from '../plain-text.ts'
import { countCases, countOutcomes, type Outcome } from '../results.ts'
import type { ManualData } from '../source.tsx'
import { counted } from '../words.ts'

const ORDER: readonly Outcome[] = ['paso', 'antes', 'fallo', 'sin']

/** Those of a file that proves several rules are one. */
const countProperties = (rules: ManualData['reglas']): number =>
  new Set(
    rules.flatMap(({ propiedades }) =>
      propiedades.flatMap(({ archivo, titulos }) => titulos.map((title) => `${archivo} ${title}`)),
    ),
  ).size

const sizes = (data: ManualData): Readonly<Record<SectionId, string>> => {
  const terms = data.paginas.filter(({ grupo }) => grupo === 'glosario').flatMap(sectionsOf).length
  const of = (group: string): number => data.paginas.filter(({ grupo }) => grupo === group).length
  return {
    caracteristicas: counted(data.caracteristicas.length, 'característica', 'características'),
    reglas: `${counted(data.reglas.length, 'regla', 'reglas')}, que prueban ${counted(countProperties(data.reglas), 'propiedad', 'propiedades')}`,
    maquinas: counted(data.maquinas.length, 'máquina', 'máquinas'),
    simulador: counted(data.maquinas.length, 'máquina', 'máquinas'),
    api: counted(data.llamadas.length, 'llamada', 'llamadas'),
    glosario: counted(terms, 'término', 'términos'),
    decisiones: counted(of('decision'), 'decisión', 'decisiones'),
    guias: counted(of('guia'), 'guía', 'guías'),
  }
}

const LastRun = () => {
  const { data } = useManual()
  const counts = countOutcomes(data.caracteristicas)
  const cases = countCases(data.caracteristicas)
  const shown = ORDER.filter((outcome) => counts[outcome] > 0)
  if (shown.length === 0) return null
  return (
    <Card title="Último resultado de los escenarios">
      <ul className="man-counts">
        {shown.map((outcome) => (
          <li key={outcome}>
            <OutcomeChip outcome={outcome} /> {counted(counts[outcome], 'escenario', 'escenarios')}
          </li>
        ))}
      </ul>
      <p className="ca-second man-beside">
        Un escenario con ejemplos es un caso por fila: en total, {counted(cases, 'caso', 'casos')}, que es lo que cuenta{' '}
        <code>npm run features</code>.
      </p>
      {counts.sin + counts.antes === 0 ? null : (
        <p className="ca-second man-beside">
          Sin correr: nadie lo ha probado desde que su texto cambió. Con una versión anterior: pasó, y el código es otro
          desde entonces. Se prueban con <code>npm run features</code>.
        </p>
      )}
    </Card>
  )
}

const Questions = () => {
  const { data } = useManual()
  const guide = data.paginas.find(({ id }) => id === QUESTIONS)
  if (guide === undefined) return null
  return (
    <Card title={guide.titulo}>
      <ul className="man-questions">
        {sectionsOf(guide)
          .filter(({ anchor }) => anchor !== '')
          .map(({ anchor, title }) => (
            <li key={anchor}>
              <PlaceLink to={`${placeText('guias', QUESTIONS)}#${anchor}`}>{title}</PlaceLink>
            </li>
          ))}
      </ul>
    </Card>
  )
}

/** What the manual holds, and the questions that are asked most. */
export const Home = () => {
  const { data } = useManual()
  const size = sizes(data)
  return (
    <>
      <PageHead title="Manual del producto">
        <p>
          Qué hace Cauce, por qué, y si lo hizo la última vez que se probó. Se genera desde el mismo código que corre;
          un resultado vale para el código con el que se obtuvo.
        </p>
      </PageHead>
      <LastRun />
      <Questions />
      <ul className="man-doors">
        {SECTIONS.map(({ id, title, lets }) => (
          <li key={id}>
            <h2>
              <PlaceLink to={placeText(id)}>{title}</PlaceLink>
            </h2>
            <p>{lets}</p>
            <p className="ca-second">{size[id]}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
