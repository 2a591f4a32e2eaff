/** What people who use such a product may ask about, by industry; written before the engine was measured, and not changed after. */
export const topics: readonly string[] = `
wheat; rice; maize; soybean; potato; tomato; crop rotation; irrigation; fertilizer; pesticide; herbicide; harvest; greenhouse; cattle; dairy cattle; mastitis;
foot-and-mouth disease; livestock; poultry; sheep; goat; pig; veterinarian; pasture; silage; photosynthesis; soil; erosion; drought; pollination;
diabetes; hypertension; asthma; pneumonia; influenza; malaria; tuberculosis; cancer; stroke; heart attack; vaccine; antibiotic; surgery; anesthesia; radiology;
X-ray; blood pressure; cholesterol; nutrition; vitamin; calorie; protein; carbohydrate; obesity; sleep apnea; snoring; allergy; pharmacy; hospital; nurse; patient; physiotherapy;
insurance; life insurance; health insurance; premium; deductible; claim; policyholder; underwriter; liability; reinsurance; annuity; fraud; risk management; actuary;
bank; interest rate; inflation; bond; stock market; mutual fund; mortgage; credit card; cryptocurrency; tax; invoice; audit; balance sheet; depreciation; dividend;
bankruptcy; budget; foreign exchange; venture capital; hedge fund; logistics; bill of lading; container ship; freight; warehouse; supply chain; inventory; customs; truck; railway; port;
airport; pallet; forklift; tariff; export; import; shipping; packaging; last-mile delivery; cold chain; manufacturing; assembly line; robot; steel; aluminium; plastic; welding; casting;
pipe; valve; pump; turbine; engine; boiler; bearing; gear; quality control; lean manufacturing; 3D printing; maintenance; sensor; semiconductor; battery; retail; supermarket; discount;
customer; brand; loyalty program; e-commerce; advertising; marketing; market research; search engine optimization; social media; influencer; content marketing; public relations; logo;
newsletter; survey; hashtag; podcast; video; photograph; hate speech; censorship; privacy; spam; harassment; misinformation; artificial intelligence; machine learning; neural network;
deep learning; computer vision; natural language processing; speech recognition; database; cloud computing; edge computing; algorithm; encryption; firewall; internet; blockchain;
data mining; big data; quantum computing; climate change; solar energy; wind power; recycling; water pollution; electric cars; democracy; globalization; Black Death; steam engines;
Albert Einstein; Paris; Kenya; jazz; chess; football; resumes; job interviews; remote work`
  .split(';')
  .map((topic) => topic.trim())

/** Invented words: nothing must be said of them. */
export const inventedTopics: readonly string[] =
  'glorbicate plimquat zentrophy drabnoster quilvex mortiflane snorbidge vastelgrim trunquilo brexilor fandulous crivenant oblixor wuntergast jermolix prondivar skelvonto yubridane tavrolith nexoplume'.split(
    ' ',
  )

/** Misspellings with what was meant. */
export const misspelledTopics: readonly (readonly [typed: string, meant: string])[] = [
  ['mastitus', 'mastitis'],
  ['fotosynthesis', 'photosynthesis'],
  ['diabetis', 'diabetes'],
  ['pnuemonia', 'pneumonia'],
  ['insurence', 'insurance'],
  ['morgage', 'mortgage'],
  ['inflaton', 'inflation'],
  ['logistcs', 'logistics'],
  ['warehuose', 'warehouse'],
  ['semiconducter', 'semiconductor'],
  ['turbin', 'turbine'],
  ['vaccin', 'vaccine'],
  ['antibiotik', 'antibiotic'],
  ['advertizment', 'advertisement'],
  ['supermaket', 'supermarket'],
  ['artifical intelligence', 'artificial intelligence'],
  ['encription', 'encryption'],
  ['recyling', 'recycling'],
  ['democrasy', 'democracy'],
  ['irigation', 'irrigation'],
]
