/** `/codigosSumi/gruposTerapeuticos`: Mantener los grupos terapéuticos de los medicamentos. @fuente spec 1 §2 */
import { gruposTerapeuticos } from '@cauce/domain/masters/codigos-sumi/grupos-terapeuticos'
import { MasterPage } from '../../kit/master/master-page.tsx'

const GruposTerapeuticos = () => <MasterPage of={gruposTerapeuticos} />

export default GruposTerapeuticos
