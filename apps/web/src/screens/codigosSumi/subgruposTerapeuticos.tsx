/** `/codigosSumi/subgruposTerapeuticos`: Mantener los subgrupos dentro de cada grupo terapéutico. @fuente spec 1 §2 */
import { subgruposTerapeuticos } from '@cauce/domain/masters/codigos-sumi/subgrupos-terapeuticos'
import { MasterPage } from '../../kit/master/master-page.tsx'

const SubgruposTerapeuticos = () => <MasterPage of={subgruposTerapeuticos} />

export default SubgruposTerapeuticos
