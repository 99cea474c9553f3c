/** What was found and decided the last time: what a clinician reads before the first question. */
import type { LastVisit as Visit } from '@cauce/contract/historia'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { Card } from '@cauce/ui/card/card'

export interface LastVisitProps {
  readonly visit: Visit
}

export const LastVisit = ({ visit: { fecha, tipo, medico, diagnosticos, plan } }: LastVisitProps) => (
  <Card title="Última consulta" note={`${formatDate(fecha)} · ${tipo} · ${medico}`}>
    <div className="rec-last">
      <p className="rec-last-diagnoses">{diagnosticos.join(' · ')}</p>
      <p className="rec-last-plan">{plan}</p>
    </div>
  </Card>
)
