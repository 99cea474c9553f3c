/** `/admin/colegios`: The schools where the teachers who are affiliated work. @fuente spec 1 §2 */
import { colegios } from '@cauce/domain/masters/admin/colegios'
import { MasterPage } from '../../kit/master/master-page.tsx'

const Colegios = () => <MasterPage of={colegios} />

export default Colegios
