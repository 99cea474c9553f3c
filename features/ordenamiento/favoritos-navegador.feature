# language: es
@navegador @servidor-propio
Característica: Líneas favoritas
  Lo que una médica ordena a menudo lo guarda una vez con la estrella, y después lo trae con dos teclas a otra consulta.

  @flujo
  Escenario: Un procedimiento guardado en una consulta se usa en otra, solo con el teclado
    Dado que la médica abrió en el navegador los procedimientos de la consulta 17
    Y que añadió el procedimiento "902210" con la observación "Control anual"
    Cuando guarda esa línea como favorito "Hemograma de control"
    Y abre los procedimientos de la consulta 22 y busca con el teclado el favorito "hemograma de control"
    Entonces el formulario tiene el procedimiento "Hemograma IV" con la observación "Control anual"
    Y el cursor está en la búsqueda del procedimiento

  @flujo @regla:ordering/favourite-of-draft
  Escenario: Un medicamento favorito llena la fórmula y queda por comprobar
    Dado que la médica abrió en el navegador los medicamentos de la consulta 17
    Y que añadió el medicamento "loratadina 10 1 c/24h 10d"
    Cuando guarda esa línea como favorito "Loratadina por diez días"
    Y abre los medicamentos de la consulta 22 y busca con el teclado el favorito "diez días"
    Entonces la fórmula tiene "Loratadina 10 mg tableta" por 10 días
    Y el cursor está en el formulario del medicamento

  @regla @mensaje @regla:ordering/check-favourite
  Escenario: La observación que es muy larga se dice en su campo
    Dado que la médica abrió en el navegador los procedimientos de la consulta 17
    Y que añadió el procedimiento "902210" con la observación "Control anual"
    Cuando guarda esa línea como favorito con una observación de 2001 caracteres
    Entonces el favorito no se guarda y su observación dice "Máximo 2000 caracteres"

  @flujo
  Escenario: Un favorito borrado se recupera
    Dado que la médica abrió en el navegador los procedimientos de la consulta 17
    Y que añadió el procedimiento "902210" con la observación "Control anual"
    Y que guardó esa línea como favorito "Hemograma de control"
    Cuando quita de su lista el favorito "Hemograma de control"
    Entonces ya no está entre sus favoritos
    Cuando deshace el borrado
    Entonces está otra vez entre sus favoritos

  @flujo
  Escenario: Los favoritos son de cada quien
    Dado que la médica abrió en el navegador los procedimientos de la consulta 17
    Y que añadió el procedimiento "902210" con la observación "Control anual"
    Y que guardó esa línea como favorito "Solo mío"
    Cuando otro profesional abre sus favoritos de procedimientos en la consulta 25
    Entonces no ve el favorito "Solo mío"
