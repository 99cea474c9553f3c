import type { ManualPage } from '@cauce/contract/manuales'
import { Card } from '@cauce/ui/card/card'
import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { bringIntoSight, isPlainClick, PlaceLink, useManual } from '../context.tsx'
import { findById } from '../find.ts'
import { PageHead } from '../parts/page-head.tsx'
import { PartGate, Unknown } from '../parts/part-gate.tsx'
import { placeText, sectionTitle } from '../place.tsx'
import { beginning, plainText } from '../plain-text.ts'
import './written.css'

const PLACE = /href="manual:(?<place>[^"]*)"/gu
const placeIn = (text: string): string => decodeURI(text.replaceAll('&amp;', '&').replaceAll('&quot;', '"'))
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Our own HTML: links to the manual become addresses of whoever shows it. */
const Prose = ({ page, anchor }: { readonly page: ManualPage; readonly anchor: string }) => {
  const prose = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const wanted = anchor === '' ? null : prose.current?.querySelector<HTMLElement>(`[id="${CSS.escape(anchor)}"]`)
    if (wanted !== null && wanted !== undefined) bringIntoSight(wanted)
  }, [anchor])
  const { hrefOf, go } = useManual()
  const html = useMemo(
    () =>
      page.html.replaceAll(PLACE, (_found, written: string) => {
        const wanted = placeIn(written)
        return `href="${attribute(hrefOf(wanted))}" data-place="${attribute(wanted)}"`
      }),
    [page, hrefOf],
  )
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a[data-place]') : null
    const place = link?.getAttribute('data-place')
    if (place === null || place === undefined || !isPlainClick(event)) return
    event.preventDefault()
    go(place)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside have the keys; here their click is heard
    <div
      ref={prose}
      className="man-prose"
      lang={page.idioma}
      onClick={onClick}
      // oxlint-disable-next-line react/no-danger -- generated from the repository's own pages, in which HTML is written as text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

const LIST = {
  decisiones: {
    group: 'decision',
    lead: 'Lo que un lector podría dudar, en media página cada una. Están escritas en inglés, para quien continúa el código.',
  },
  guias: {
    group: 'guia',
    lead: 'Lo que no cabe en una regla: preguntas, pruebas, administración, seguridad y calidad.',
  },
} as const
/** Of the guides only: the decisions are all in English, and their lead says so. */
const FOR_ENGINEERS = 'Para quien continúa el código, en inglés'

const LONGEST = 180

/** The first thing that it says in a sentence; a table says nothing by its beginning. */
const first = (html: string): string => {
  const said = /<p>(?<words>.*?)<\/p>/su.exec(html)?.groups?.['words'] ?? html
  return beginning(plainText(said).replace(/^Context\.\s*/u, ''), LONGEST)
}

interface SectionProps {
  readonly section: keyof typeof LIST
  readonly pages: readonly ManualPage[]
}

const WrittenList = ({ section, pages }: SectionProps) => (
  <>
    <PageHead title={sectionTitle(section)}>
      <p>{LIST[section].lead}</p>
    </PageHead>
    {[...Map.groupBy(pages, ({ idioma }) => idioma)].map(([language, own]) => (
      <Card key={language} flush {...(section === 'guias' && language === 'en' ? { title: FOR_ENGINEERS } : {})}>
        <ul className="man-rows" lang={language}>
          {own.map((page) => (
            <li key={page.id}>
              <span className="man-row-words">
                <PlaceLink to={placeText(section, page.id)}>{page.titulo}</PlaceLink>
                <span className="ca-second">{first(page.html)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    ))}
  </>
)

/** Guides or decisions: the list, or the page of the address. */
export const Written = ({ section, id }: { readonly section: keyof typeof LIST; readonly id: string }) => (
  <PartGate section={section} part="paginas">
    {(all) => {
      const pages = all.filter(({ grupo }) => grupo === LIST[section].group)
      if (id === '') return <WrittenList section={section} pages={pages} />
      const page = findById(pages, id)
      if (page === null) return <Unknown section={section} id={id} />
      return (
        <>
          <PageHead section={section} title={page.titulo} lang={page.idioma} />
          <Prose page={page} anchor={id.split('#')[1] ?? ''} />
        </>
      )
    }}
  </PartGate>
)

/** The glossary: one page, each term with an address of its own. */
export const Glossary = ({ term }: { readonly term: string }) => (
  <PartGate section="glosario" part="paginas">
    {(all) => (
      <>
        <PageHead title={sectionTitle('glosario')}>
          <p>Cada término como viaja o se lee, como lo nombra el código y qué es.</p>
        </PageHead>
        {all
          .filter(({ grupo }) => grupo === 'glosario')
          .map((page) => (
            <Card key={page.id} flush>
              <div className="man-terms">
                <Prose page={page} anchor={term} />
              </div>
            </Card>
          ))}
      </>
    )}
  </PartGate>
)
