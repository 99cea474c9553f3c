/** `/historico/consultas`: what was done for an affiliate in time, their consultations, and each of them to be read. @fuente spec 1 §2 */
import type { HistoryAffiliate } from '@cauce/domain/history/rows'
import { HISTORY_PERMISSION } from '@cauce/domain/session/permission-keys'
import { useSearchParams } from 'react-router-dom'
import { useWholeRecord } from '../../actors/whole-record.ts'
import { OutsideOf } from '../../workspaces/antecedents/outside-of.tsx'
import { AffiliateTimeline } from '../../workspaces/history/affiliate-timeline.tsx'
import { idIn, LIST, VIEW } from '../../workspaces/history/chosen-affiliate.ts'
import { ConsultationList } from '../../workspaces/history/consultation-list.tsx'
import { ConsultationReading } from '../../workspaces/history/consultation-reading.tsx'
import { CONSULTATION } from '../../workspaces/history/entry-place.ts'
import { HistoryScreen } from '../../workspaces/history/history-screen.tsx'
import { WholeRecordAction, WholeRecordNote } from '../../workspaces/history/whole-record-bar.tsx'

const TITLE = 'Histórico de consultas'

const WholeRecordOf = ({ affiliate }: { readonly affiliate: HistoryAffiliate }) => {
  const job = useWholeRecord(affiliate.id)
  return (
    <>
      <WholeRecordAction job={job} />
      <WholeRecordNote job={job} />
    </>
  )
}

const Shown = ({ affiliate }: { readonly affiliate: HistoryAffiliate }) => {
  const [search, setSearch] = useSearchParams()
  const consultaId = idIn(search.get(CONSULTATION))
  if (consultaId !== null) {
    const back = new URLSearchParams(search)
    back.delete(CONSULTATION)
    return <ConsultationReading affiliate={affiliate} consultaId={consultaId} back={`?${back.toString()}`} />
  }
  if (search.get(VIEW) !== LIST)
    return (
      <>
        <OutsideOf afiliadoId={affiliate.id} />
        <AffiliateTimeline afiliadoId={affiliate.id} />
      </>
    )
  const open = (id: number): void =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      next.set(CONSULTATION, String(id))
      return next
    })
  return <ConsultationList afiliadoId={affiliate.id} onOpen={open} />
}

const Consultas = () => (
  <HistoryScreen title={TITLE} permission={HISTORY_PERMISSION} Acts={WholeRecordOf}>
    {(affiliate) => <Shown affiliate={affiliate} />}
  </HistoryScreen>
)

export default Consultas
