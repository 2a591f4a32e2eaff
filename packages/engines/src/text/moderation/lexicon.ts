const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Turns each letter by 13 places: nobody should meet these words while reading code. */
const turned = (list: string): string =>
  list.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97))

/**
 * Words that may tell something in a text under moderation, by kind; one word may be of several. They are cues, not verdicts: what each is
 * worth was learned (see evals/train/moderation), and many of them are harmless nearly always.
 */
const cueWords = {
  /** Swear words. */
  profanity: words(
    turned(`
    shpx shpxf shpxrq shpxvat shpxre shpxref shpxva spx shx zbgureshpxre zbgureshpxref zbgureshpxvat zbsb fuvg fuvgf fuvggl fuvggvat
    ohyyfuvg fuvgr fuvgurnq ovgpu ovgpurf ovgpul ovgpuvat ovngpu nff nffrf nffubyr nffubyrf nefr nefrubyr nefrubyrf onfgneq onfgneqf
    qnza qnzarq tbqqnza tbqqnzarq qnzzvg penc penccl cvff cvffrq cvffvat qvpx qvpxf qvpxurnq qvpxurnqf pbpx pbpxfhpxre pbpxfhpxref
    cevpx cevpxf phag phagf gjng gjngf jnaxre jnaxref obyybpxf ohttre uryy jgs fgsh yzsnb tgsb qbhpur qbhpuront wnpxnff qhzonff
    fznegnff onqnff ohyypenc rssvat gvgf gbffre fyhg fyhgf fyhggl juber juberf jubevat fxnax fxnaxf gubg gubgf ubr ubrf ub ubrm
  `),
  ),
  /** Words that put a person down. */
  insult: words(
    turned(`
    vqvbg vqvbgf vqvbgvp fghcvq qhzo zbeba zbebaf zbebavp vzorpvyr vzorpvyrf ybfre ybfref sbby sbbyf sbbyvfu cngurgvp jbeguyrff
    hfryrff fphz fphzont fphzontf genfu tneontr qvfthfgvat qvftenpr htyl sng sngfb cvt cvtf pybja pybjaf perrc perrcf pbjneq pbjneqf
    pbjneqyl yvne yvnef ylvat vtabenag oenvayrff oenvajnfurq pyhryrff yhangvp cflpub penml vafnar qrenatrq ulcbpevgr ulcbpevgrf
    ulcbpevgvpny genvgbe genvgbef gernfbabhf guht guhtf fabjsynxr fabjsynxrf yvogneq yvogneqf furrc furrcyr pebbx pebbxf pbeehcg
    svygul ivyr rivy fvpx ergneq ergneqf ergneqrq ergnegrq qvzjvg avgjvg unysjvg nveurnq ahzofxhyy ahgwbo ahgpnfr ahg jrveqb sernx
    sernxf ybjyvsr qrtrarengr qrtrarengrf qvegont fyrnml fyvzl fcvaryrff thgyrff qhzoshpx wrex wrexf gjvg ohssbba pelonol juvare
    qryhfvbany fhouhzna irezva cnenfvgr cnenfvgrf pbpxebnpu pbpxebnpurf eng engf znttbg znttbgf yrrpu yrrpurf navzny navznyf zbaxrl
    zbaxrlf ncr ncrf fnintr fnintrf turggb genful anfgl fxnaxl pbzzvr pbzzvrf snfpvfg snfpvfgf anmv anmvf ovtbg ovtbgf enpvfg enpvfgf
    fuvyy fuvyyf gebyy gebyyf fvzc vapry vapryf phpx phpxf fblobl srzvanmv srzvanmvf fhpxf ynzr ulcbpevfl abafrafr of pybjavfu wbxr
    rzoneenffzrag rzoneenffvat funzrshy funzryrff funzr ynhtuvatfgbpx harqhpngrq vyyvgrengr vapbzcrgrag varcg snxr cubal senhq senhqf
    fpnz ahgpnfrf xbbx xbbxf jnpxb jnpxbf junpx snangvp snangvpf mbzovr mbzovrf chccrg chccrgf zvavba zvavbaf fjvar unt untf ovzob
    ovzobf genzc gebyybc tebff erchyfvir ubeevoyr njshy uvqrbhf vtabenzhf pergva pergvaf qhapr qbcr qhzzl qhzzvrf qbyg fpuzhpx chax
    chaxf oeng oengf fcbvyrq ragvgyrq jvzc jhff fvffl cnafl fvpxb fvpxbf qrzragrq hauvatrq qrcybenoyr qrcybenoyrf ebggra fuhg fgsh
    fperj thggre obggbzsrrqre vaoerq gbkvp greevoyr jbefg
  `),
  ),
  /** Names that put a group of people down. */
  slur: words(
    turned(`
    avttre avttref avttn avttnf avttnm avtthu avtyrg arteb artebrf artebvq pbba pbbaf wvtnobb fnzob cbepuzbaxrl fcvp fcvpf fcvpx
    jrgonpx jrgonpxf ornare ornaref puvax puvaxf puvaxl tbbx tbbxf wnc wncf mvccreurnq fynag fybcr xvxr xvxrf urro ulzvr lvq lvqf
    fulybpx enturnq enturnqf gbjryurnq gbjryurnqf fnaqavttre pnzry-wbpxrl pnzrywbpxrl cnxv cnxvf tlcfl tlcfvrf tlccb cvxrl erqfxva
    erqfxvaf fdhnj vawha ubaxl ubaxrl penpxre penpxref juvgrl tevatb tevatbf erqarpx erqarpxf uvyyovyyl genvyre jbc qntb thvarn cbynpx
    xenhg xenhgf snt sntf snttbg snttbgf snttl snttbgel qlxr qlxrf genaal genaavrf furznyr furznyrf ubzb ubzbf dhrre dhrref fbqbzvgr
    fbqbzvgrf gneq gneqf zbatbybvq fcnfgvp fcnm pevccyr pevccyrf zhmmvr zhmmvrf zhqfyvzr tbngshpxre wvunqv zbunzzrqna tblvz fuvxfn
    hagrezrafpu zhqoybbq zhqfunexf qnexvr qnexl pbyberq pbyberqf jvttre jvttref tnlybeq shqtrcnpxre yrfob cbbsgre cbbs
  `),
  ),
  /** Names of groups of people, and what stands for them. */
  group: words(`
    jew jews jewish zionist zionists israeli israelis muslim muslims moslem moslems islam islamic arab arabs black blacks african
    africans negro white whites caucasian asian asians chinese japanese korean koreans indian indians hindu hindus pakistani
    pakistanis mexican mexicans latino latinos latina hispanic hispanics immigrant immigrants migrant migrants refugee refugees
    foreigner foreigners foreign alien aliens illegals gay gays lesbian lesbians homosexual homosexuals homosexuality bisexual
    transgender transgenders trans transsexual lgbt lgbtq lgbtqia women woman female females girls men christian christians catholic
    catholics atheist atheists buddhist palestinian palestinians syrian syrians turk turks turkish kurd kurds roma romani russian
    russians ukrainian ukrainians polish pole poles irish german germans american americans native disabled disability autistic autism
    down's mentally race races racial ethnic ethnicity minorities minority religion religions tribe feminists feminist feminism
    negroes jewess judaism jewry semitic semite semites sharia koran quran mosque mosques synagogue torah talmud allah muhammad hijab
    burqa burka palestine israel africa asia mexico poc bipoc whiteness blackness lgbtqia+ sjw sjws liberals liberal conservatives
    conservative republicans democrats leftist leftists rightwing transgenderism nonbinary ladies wives wife mothers boys man asylum
    seekers illegal border borders cripple autistics downs aboriginal aborigines indigenous gypsies nigerian nigerians somali somalis
    haitian haitians puerto ricans cuban cubans filipinos filipino vietnamese thai iranian iranians iraqi iraqis saudi saudis afghan
    afghans serbs croats armenians dalit dalits brahmin caste mormon mormons evangelicals baptists
  `),
  /** Words that make people less than human, or a danger. */
  dehumanise: words(`
    inferior subhuman subhumans vermin parasite parasites parasitic pest pests plague disease cancer infest infestation infesting
    cockroach cockroaches rats animals beasts savages uncivilized primitive barbaric barbarians filth filthy dirty scum degenerate
    degeneracy unclean invade invaders invading invasion replace replacement breeding breed multiply supremacy supremacist superior
    master pure purity bloodline deport deported deportation ban banned segregate segregation sterilize sterilized lazy criminals
    criminal thieves rapists greedy control controlling conspiracy takeover abomination unnatural perverted perverts pedophiles
    pedophile mental illness disgusting inherently genetically lower iq intelligence hate hates hated hatred despise loathe belong
    shouldn't
  `),
  /** Words of wiping people out. */
  exterminate: words(`
    exterminate exterminated exterminating exterminates extermination eradicate eradicated eradicating eradication eliminate
    eliminated eliminating annihilate annihilated annihilation genocide genocidal holocaust hitler nazi nazis kkk klan gas gassed
    gassing chamber chambers oven ovens lynch lynched lynching lynchings slaughter slaughtered slaughtering massacre massacred purge
    purged purging cleanse cleansing cleansed hang hanged hung execute executed executing execution executions behead beheaded
    beheading burn burned burning wipe wiped wiping kill killed killing kills deserve deserves deserved die death jihad jihadis
    crusade caliphate infidel infidels ss reich swastika aryan war enslave enslaved slavery slaves castrate castrated crucify
    crucified stone stoned firing squad camps camp bullet bullets riot uprising militia
  `),
  /** Words of violence, death and its makers. */
  violence: words(`
    kill kills killed killing killer killers murder murders murdered murdering murderer attack attacks attacked attacking beat beats
    beating beaten punch punched punching kick kicked kicking stab stabs stabbed stabbing shoot shoots shot shooting shooter strangle
    strangled strangling choke choked choking slap slapped smash smashed bash bashed assault assaulted torture tortured torturing
    abuse abused hurt hurting harm fight fighting fought war battle bomb bombs bombed bombing explode exploded explosion burn burned
    burning destroy destroyed crush crushed hang hanged hanging execute executed execution massacre slaughter slaughtered assassinate
    assassinated poison poisoned drown drowned rape raped raping rapist violence violent violently brutal brutally brutality revenge
    vengeance threaten threatened threat threats victim victims hostage kidnap kidnapped terrorist terrorists terrorism behead
    beheaded die dies died dying dead death deaths corpse corpses gunned gunfire gunshot gunshots ambush ambushed raid riot riots slay
    slain slaying butcher butchered butchering thrash thrashed clobber pummel pummeled maul mauled bully bullied knocked wrestle
    wrestled pinned tackled gagged tied chained whip whipped whipping beheading hurts harmed harming wounded fatal fatally lethal
    bloodshed arson ransom hitman assassin assassination warfare invade invaded soldier soldiers troops fists fist punches kicks gang
    gangs militant militants insurgent extremist extremists bomber bombers
  `),
  /** Weapons. */
  weapon: words(`
    gun guns pistol rifle rifles shotgun knife knives blade blades sword swords axe machete dagger hammer bullet bullets grenade bomb
    bombs weapon weapons ammunition ammo trigger explosive explosives noose rope chainsaw bat crowbar spear arrow arrows
  `),
  /** Blood and torn bodies. */
  gore: words(`
    blood bloody bleeding bled bleed gore gory guts intestines entrails organs severed sever decapitate decapitated decapitation
    dismember dismembered mutilate mutilated mutilation flesh skull skulls brains bone bones splattered splatter spurted spurting
    sprayed gushed gushing oozing ooze wound wounds gash ripped ripping tore torn slit slitting slice sliced slicing carved carve
    hacked impaled impale disembowel disemboweled eviscerate eviscerated gouged gouge eyeballs eyeball limb limbs agony throat crushed
    crunch puncture pierced stump rotting maggots pus vomit corpse corpses charred burnt skinned flayed cannibal cannibalism beheading
    hacking innards bowels entrail spleen liver heart eyeless faceless bloodstained bloodied bloodbath chopped chopping chop sawed
    sawing crushing flaying gutting gutted gnawing gnawed bite bites biting bitten teeth fangs claws claw snapped twisted tear tearing
    rip shred shredded meat carcass spill spilled spilling pool puddle dripping drenched soaked smeared stained limp lifeless
  `),
  /** Injuries and what follows them. */
  injury: words(`
    injury injuries injured fracture fractured fractures broke broken break bruise bruised bruises surgery stitches spine vertebrae
    neck ribs rib sternum lung lungs jaw leg legs arm elbow knee wrist ankle femur tibia pelvis hip concussion stroke paralyzed
    amputated amputation hospital ambulance er icu crash crashed accident collapsed unconscious swollen swelling burns burnt
    dislocated shattered torn punctured hemorrhage scar scars tissue nerve tendon bloodied trauma wheelchair bleeding wound wounds
    wounded
  `),
  /** Words of self-harm and of despair. */
  selfharm: words(`
    suicide suicidal suicides kms self-harm selfharm self-harming self-injury sh cutting cuts cut razor razors blade blades wrist
    wrists overdose overdosed overdosing od pills hang hanging noose anorexia anorexic bulimia bulimic starve starving starved purge
    purging thinspo proana pro-ana ana mia ed thigh calories laxatives worthless hopeless hopelessness depressed depression depressing
    hate myself ending life living die dying death unalive scars relapse relapsed clean numb burden pain goodbye note bridge jump
    jumping painless method methods bleach anymore exist existing existence alone therapy therapist meds antidepressants attempt
    attempted attempts thoughts ideation empty misery miserable give giving up live tired ends end cope coping helpline hotline
    unbearable suffering sleep forever disappear
  `),
  /** Sexual acts and parts of the body, bluntly. */
  sexual: words(
    turned(`
    frk frkhny frkhnyyl vagrepbhefr cravf cravfrf qvpx qvpxf pbpx pbpxf qbat rerpgvba rerpg rerpgrq obare uneq-ba grfgvpyrf fpebghz
    tynaf sberfxva intvan intvanf intvany chffl chffvrf phag pyvg pyvgbevf ynovn ihyin gjng pbbpu gvgf gvggvrf gvggl obbof obbo
    obbovrf nerbyn nff nany nahf ohggubyr nffubyr erpghz oybjwbo oybjwbof unaqwbo unaqwbof evzwbo sbbgwbo sryyngvb phaavyvathf
    qrrcguebng phz phzf phzzvat phzzrq wvmm frzra fcrez rwnphyngr rwnphyngrq rwnphyngvba betnfz betnfzf betnfzvp pyvznk pyvznkrq
    fdhveg fdhvegvat fdhvegrq znfgheongr znfgheongrq znfgheongvat znfgheongvba wrex wrexvat jnax snc snccvat crargengr crargengrq
    crargengvat crargengvba ubeal nebhfrq nebhfny nebhfvat oqfz obaqntr qbzvangevk srgvfu xvax xvaxl guerrfbzr tnatonat betl cbea
    cbeab cbeabtencul uragnv vaprfg zvys qvyqb ivoengbe cebfgvghgr cebfgvghgrf juber fyhg fyhgf rebgvp rebgvpn kkk uhzc uhzcvat uhzcrq
    afsj encr encrq shpx shpxrq shpxvat shpxf ubbxre pbpxfhpxre pernzcvr ohxxnxr qbttlfglyr pbjtvey phpxbyq crttvat svfgvat frkgvat
    frkgrq alzcubznavnp ow owf uw qc fzhg lvss shgn nurtnb phzfubg phzfubgf snpvny gvgshpx jrgarff cer-phz cerphz ghetvq znaubbq
    jbznaubbq pyvgbeny preivk fpvffbevat fbqbzl orfgvnyvgl sbaqyr sbaqyrq sbaqyvat tebcr tebcrq tebcvat zbyrfg zbyrfgrq zbyrfgvat
    zbyrfgngvba frkhnyvmr frkhnyvmrq ubeavarff baylsnaf pnztvey fgevccre fgevccref oebgury cvzc cebfgvghgvba frkg betvrf sbercynl xabo
    crpxre fpuybat obaref grfgvpyr
  `),
  ),
  /** Words that are sexual only among others. */
  sensual: words(
    turned(`
    onyyf orq obfbz oen oernfg oernfgf ohfg ohgg ohggbpxf pnerff pnerffrq pnerffvat pyrnintr pebgpu qrrcre qrfver qbz rfpbeg rfpbegf
    svatre svatrerq svatrevat syveg syvegvat tnfc tnfcrq tnfcvat tebna tebnarq tebva uneqrarq uneqravat uneqre uvcf vagvzngr xvff
    xvffrq xvffrf xvffvat yvpx yvpxrq yvpxvat yvatrevr ybire ybiref yhfg yhfgshy znfgre zbna zbnarq zbnavat zbnaf zbvfg anxrq avccyr
    avccyrf ahqr ahqrf ahqvgl beny cnagvrf cnffvba cnffvbangr crei creireg cevpx frqhpr frqhprq frqhpgvir frkvre frkl funsg fxveg
    fynir fyvg fangpu fgenqqyr fgenqqyrq fgevc fgevccrq fgevccvat fgebxr fgebxrq fgebxvat fhozvffvir fhpx fhpxrq fhpxvat fhpxf grnfr
    grnfrq guvtuf gubat gueboovat guehfg guehfgrq guehfgvat guehfgf gvtug gbathr gerzoyvat haqrejrne haqerff haqerffrq hamvccrq ivetva
    ivetvavgl jnvfg jrg juvzcre juvzcrerq
  `),
  ),
} as const satisfies Record<string, ReadonlySet<string>>

export type CueKind = keyof typeof cueWords
export const cueKinds = Object.keys(cueWords) as CueKind[]

const kindsOfWord = new Map<string, CueKind[]>()
for (const kind of cueKinds) {
  for (const word of cueWords[kind]) kindsOfWord.set(word, [...(kindsOfWord.get(word) ?? []), kind])
}

/** The kinds that a normalised word is a cue of. */
export function cuesOf(norm: string): readonly CueKind[] {
  return kindsOfWord.get(norm) ?? []
}

// What people disguise; undoing a disguise for other words would find meanings that are not there.
const disguisedKinds: ReadonlySet<CueKind> = new Set([
  'profanity',
  'insult',
  'slur',
  'sexual',
  'violence',
  'exterminate',
])

/** Whether a word is one that people write in disguise. */
export function isCueWord(norm: string): boolean {
  return norm.length > 2 && cuesOf(norm).some((kind) => disguisedKinds.has(kind))
}
