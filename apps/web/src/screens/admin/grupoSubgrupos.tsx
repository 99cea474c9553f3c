/** `/admin/grupoSubgrupos`: Groups of services, and the subgroups within each. @fuente spec 1 §2 */
import { grupoSubgrupos } from '@cauce/domain/masters/admin/grupo-subgrupos'
import { MasterPage } from '../../kit/master/master-page.tsx'

const GrupoSubgrupos = () => <MasterPage of={grupoSubgrupos} />

export default GrupoSubgrupos
