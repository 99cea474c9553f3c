/** Keeps in `docs/resultados.json` what the last runs of the features said of this very code. */
import { storedResults } from './feature-results.ts'
import { featureTexts } from './features.ts'
import { keepResults } from './kept-results.ts'

const texts = featureTexts()
console.log(
  `Resultados guardados: ${keepResults(
    storedResults((uri) => texts.get(uri) ?? null),
    texts,
  )} casos.`,
)
