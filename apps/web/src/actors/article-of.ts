/** The article of the catalogue that a line of before was made of. */
import type { Article, CodeSumi } from '@cauce/domain/medication/article'
import { medicamentosApi } from '../store/medicamentos-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

/** What a line of before says of its drug, where the catalogue does not answer: the server knows the rest when it orders. */
const articleFrom = (codesumi: CodeSumi): Article => ({
  id: codesumi.id,
  codesumi,
  atc: '',
  requiere_autorizacion: 0,
  controlado: 0,
  desabastecido: 0,
  frecuencia_especial: null,
  activa: null,
})

/** The article as the catalogue has it today, with the line that the affiliate takes of it. */
export const articleOf = async (dispatch: AppDispatch, consultaId: number, codesumi: CodeSumi): Promise<Article> => {
  try {
    const found = await answered(
      dispatch(
        medicamentosApi.endpoints.listarMedicamentos.initiate(
          { body: { nombre: codesumi.nombre.slice(0, 100), consulta_id: consultaId } },
          { track: false },
        ),
      ),
    )
    return found.find((article) => article.codesumi.id === codesumi.id) ?? articleFrom(codesumi)
  } catch {
    return articleFrom(codesumi)
  }
}
