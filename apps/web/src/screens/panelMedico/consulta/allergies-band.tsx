/** The patient's band with its allergies at hand: `A` opens what is known of them, and what is asked; `T`, what else is taken. */
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { AffiliateBand } from '@cauce/ui/affiliate-band/affiliate-band'
import { lazy, Suspense, useState } from 'react'
import { loadPage } from '../../../app/load-page.ts'
import type { AntecedentsPart } from '../../../workspaces/antecedents/antecedents-dialog.tsx'
import { useLetter } from './use-letter.ts'

const AntecedentsDialog = lazy(() =>
  loadPage(async () => ({
    default: (await import('../../../workspaces/antecedents/antecedents-dialog.tsx')).AntecedentsDialog,
  })),
)

export interface AllergiesBandProps {
  readonly consultation: Consultation
  /** Something is over the page: the letter is not of the band. */
  readonly isCovered: boolean
}

export const AllergiesBand = ({ consultation, isCovered }: AllergiesBandProps) => {
  /** Each opening starts anew. */
  const [opening, setOpening] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [part, setPart] = useState<AntecedentsPart>('alergias')
  const open = (first: AntecedentsPart): void => {
    setPart(first)
    setOpening(opening + 1)
    setOpen(true)
  }
  useLetter('a', () => {
    if (!isCovered) open('alergias')
  })
  useLetter('t', () => {
    if (!isCovered) open('tomas')
  })
  return (
    <>
      <AffiliateBand
        affiliate={consultation.afiliado}
        measures={consultation.medidas}
        gestation={consultation.conocido?.gestacion ?? null}
        onAllergies={() => open('alergias')}
      />
      {opening === 0 ? null : (
        <Suspense>
          <AntecedentsDialog
            key={opening}
            part={part}
            consultation={consultation}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
