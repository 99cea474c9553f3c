import type { TimelineKind } from '@cauce/domain/clinical-record/timeline-entry'

/** The shape of a kind of thing that happened, in the colour of the text around it: it is told without colours too. */
export const MarkShape = ({ clase }: { readonly clase: TimelineKind }) => (
  <svg className={`ca-mark-shape ca-mark-${clase}`} width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
    {clase === 'visita' ? (
      <circle cx="7" cy="7" r="6" fill="currentColor" />
    ) : clase === 'orden' ? (
      <path d="M2 2h10v10H2z" fill="currentColor" />
    ) : clase === 'consentimiento' ? (
      <path d="M7 0 14 7 7 14 0 7z" fill="currentColor" />
    ) : (
      <path d="M0 4h14v6H0z" fill="currentColor" />
    )}
  </svg>
)
