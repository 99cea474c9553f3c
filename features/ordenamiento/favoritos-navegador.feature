# language: es
@navegador @servidor-propio
Característica: Líneas favoritas
  Lo que una médica ordena a menudo lo guarda una vez con la estrella, y después lo trae a otra consulta sin usar el ratón.

  @flujo
  Escenario: Un procedimiento guardado en una consulta se usa en otra sin el ratón
    Dado que la médica abrió en el navegador los procedimientos de la consulta 17
    Y que añadió en el navegador el procedimiento "902210" con la observación "Control anual"
    Cuando guarda esa línea como favorito "Hemograma de control"
    Y la médica abre en el navegador los procedimientos de la consulta 22
    Y usa sin el ratón el favorito de procedimientos "hemograma de control"
    Entonces el campo "Procedimiento" tiene "902210 Hemograma IV (hemoglobina hematocrito recuento de eritrocitos índices eritrocitarios leucograma recuento de plaquetas índices plaquetarios y morfología electrónica e histograma) automatizado"
    Y el campo "Observación" tiene "Control anual"
    Y el cursor queda en "Procedimiento"

  @flujo @regla:ordering/favourite-of-draft
  Escenario: Un medicamento favorito llena la fórmula y queda por comprobar
    Dado que la médica abrió en el navegador los medicamentos de la consulta 17
    Y que añadió en el navegador el medicamento "loratadina 10 1 c/24h 10d"
    Cuando guarda esa línea como favorito "Loratadina por diez días"
    Y la médica abre en el navegador los medicamentos de la consulta 22
    Y usa sin el ratón el favorito de medicamentos "diez días"
    Entonces el campo "Medicamento" tiene "Loratadina 10 mg tableta"
    Y el campo "Duración" tiene "10"
    Y el cursor queda en "Medicamento"

  @regla @mensaje @regla:ordering/check-favourite
  Escenario: La observación que es muy larga se dice en su campo
    Dado que la médica abrió en el navegador los procedimientos de la consulta 17
    Y que añadió en el navegador el procedimiento "902210" con la observación "Control anual"
    Cuando guarda esa línea como favorito con una observación de 2001 caracteres
    Entonces el favorito no se guarda y su observación dice "Máximo 2000 caracteres"

  @flujo
  Escenario: Un favorito borrado se recupera
    Dado que la médica abrió en el navegador los procedimientos de la consulta 17
    Y que añadió en el navegador el procedimiento "902210" con la observación "Control anual"
    Y que guardó esa línea como favorito "Hemograma de control"
    Cuando pide "Favoritos de procedimientos"
    Y pide "Borrar el favorito Hemograma de control"
    Entonces ya no ve el favorito de procedimientos "Hemograma de control"
    Cuando pide "Deshacer"
    Entonces ve el favorito de procedimientos "Hemograma de control"

  @flujo
  Escenario: Los favoritos son de cada quien
    Dado que la médica abrió en el navegador los procedimientos de la consulta 17
    Y que añadió en el navegador el procedimiento "902210" con la observación "Control anual"
    Y que guardó esa línea como favorito "Solo mío"
    Cuando otro profesional abre en el navegador los procedimientos de la consulta 25
    Y pide "Favoritos de procedimientos"
    Entonces ve "Aún no tiene favoritos"
    Y ya no ve el favorito de procedimientos "Solo mío"
